//! Values that may be written in more than one way: read as they come, without a second look.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::raw::{RawPeriods, RawScalar, RawSeconds, RawTexts, RawTimeControl};

impl<'de> Deserialize<'de> for RawSeconds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawSeconds, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = RawSeconds;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("seconds")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<RawSeconds, E> {
                Ok(RawSeconds::Whole(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<RawSeconds, E> {
                i64::try_from(number)
                    .map(RawSeconds::Whole)
                    .map_err(E::custom)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<RawSeconds, E> {
                Ok(RawSeconds::Fraction(number))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

impl<'de> Deserialize<'de> for RawScalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawScalar, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = RawScalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a truth value, a number or a text")
            }

            fn visit_bool<E: Error>(self, truth: bool) -> Result<RawScalar, E> {
                Ok(RawScalar::Bool(truth))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<RawScalar, E> {
                Ok(RawScalar::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<RawScalar, E> {
                i64::try_from(number)
                    .map(RawScalar::Number)
                    .map_err(E::custom)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<RawScalar, E> {
                Ok(RawScalar::Fraction(number))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RawScalar, E> {
                Ok(RawScalar::Text(text.into()))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

impl<'de> Deserialize<'de> for RawTimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawTimeControl, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = RawTimeControl;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a time control")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RawTimeControl, E> {
                Ok(RawTimeControl::Short(text.into()))
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<RawTimeControl, A::Error> {
                RawPeriods::deserialize(MapAccessDeserializer::new(table)).map(RawTimeControl::Full)
            }
        }
        deserializer.deserialize_any(Any)
    }
}

impl<'de> Deserialize<'de> for RawTexts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawTexts, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = RawTexts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a list of texts")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RawTexts, E> {
                Ok(RawTexts::One(text.into()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<RawTexts, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(list)).map(RawTexts::Many)
            }
        }
        deserializer.deserialize_any(Any)
    }
}
