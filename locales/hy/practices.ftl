### Ինչ են ասում վարժանքի էջերը։

practice-title = Վարժանք
practice-lead = Իրավիճակներ խաղասրահից՝ հաշվարկված որոշումներով։ Պատասխանե՛ք, իմացե՛ք պատճառը և վերադարձե՛ք այն հարցերին, որոնցում սխալվել եք։
practice-noscript = Վարժանքի համար անհրաժեշտ է JavaScript։ Կայքի մնացած մասն աշխատում է նաև առանց դրա։
practice-noscript-alone = Այս էջի համար անհրաժեշտ է JavaScript։
practice-this-rule = Վարժվել այս կանոնով
practice-short = Վարժանք
practice-category = { $count ->
    [one] one
   *[other] other
  }

## Եղանակներ

practice-modes = Վարժանքի եղանակներ
practice-practice = Վարժանք
practice-daily = Օրվա տասը հարցը
practice-exam = Քննություն
practice-statistics = Վիճակագրություն

## Ընտրություն

practice-topic = Թեմա
practice-filter = Թեմա և բարդություն
practice-about-3 = Խաղաքարերի քայլերը
practice-about-4 = Քայլի կատարումը
practice-about-5 = Խաղի ավարտը
practice-about-6 = Շախմատի ժամացույց
practice-about-7 = Խախտումներ
practice-about-8 = Քայլերի գրառումը
practice-about-9 = Ոչ-ոքի
practice-about-10 = Միավորներ
practice-about-11 = Խաղացողների վարքագիծը
practice-about-a = Արագ շախմատ
practice-about-d = Կույր խաղացողներ
practice-about-i = Հետաձգված խաղեր
practice-about-ii = Շախմատ 960
practice-about-iii = Խաղեր առանց հավելման
practice-all-topics = Բոլորը
practice-rule = Կանոն
practice-all-rules = Բոլոր կանոնները
practice-level = Բարդություն
practice-all-levels = Ցանկացած
practice-easy = Հեշտ
practice-middle = Միջին
practice-hard = Բարդ
practice-matching = { $count ->
    [one] Համապատասխանում է { $count } հարց։
   *[other] Համապատասխանում է { $count } հարց։
  }
practice-start = Սկսել
practice-date = { $date }.{ $month }.{ $year }
practice-daily-done = Այսօրվա հարցերն ավարտվեցին
practice-daily-tomorrow = Վաղը կլինի տասը ուրիշ հարց։

## Հարց

practice-progress = Ընթացքը
practice-at-question = Հարց { $number } / { $total }
practice-so-far = Ճիշտ՝ { $count }
practice-level-of = Բարդությունը՝ { $level } (5-ից)
practice-events = Ինչ է տեղի ունենում
practice-board = Խաղատախտակ
practice-white-to-move = Սպիտակների քայլն է
practice-black-to-move = Սևերի քայլն է
practice-stepper = Խաղի դիտում
practice-moves = Քայլեր
practice-to-start = Սկիզբ
practice-back = Մեկ քայլ հետ
practice-forward = Մեկ քայլ առաջ
practice-to-end = Վերջ
practice-flip = Շրջել խաղատախտակը
practice-at-start = Քայլերն սկսվում են այստեղից
practice-at-events = Իրադարձություններից առաջ
practice-at-event = Իրադարձություն { $number } / { $total }
practice-white-clock = Սպիտակների ժամացույցը
practice-black-clock = Սևերի ժամացույցը
practice-time-hint = Րոպե և վայրկյան, օրինակ՝ 12:05, կամ ժամերով՝ 1:12:05։
practice-time-wrong = Գրե՛ք երկու ժամացույցի ցուցմունքը, օրինակ՝ 12:05։
practice-move = Քայլ
practice-move-hint = Նշե՛ք խաղատախտակի վրա սկզբնական և վերջնական դաշտերը կամ գրե՛ք քայլը՝ Ձf3 կամ g1f3։
practice-move-wrong = Այս քայլը հնարավոր չէ կարդալ․ գրե՛ք այսպես՝ Ձf3 կամ g1f3։
practice-several-hint = Ընտրե՛ք բոլոր ճիշտ պատասխանները։
practice-choose-first = Նախ ընտրե՛ք պատասխանը։
practice-check = Ստուգել
practice-next = Հաջորդը
practice-finish = Ավարտել
practice-keys = Ստեղներ
practice-keys-help = 1–8 կամ A–H՝ ընտրել պատասխանը, Enter՝ ստուգել, N՝ հաջորդը, ← և →՝ դիտել խաղը, P՝ ցույց տալ հարցը մեծ էկրանին։
practice-edition = Հարցերը համապատասխանում են ՖԻԴԵ-ի շախմատի կանոնների { $edition } թ․ խմբագրությանը։
practice-present = Մեծ էկրան
practice-present-hint = Բացատի ստեղնը ցույց է տալիս պատասխանը, Escape-ը փակում է։
practice-same-question = Այս հարցը ձեր հեռախոսում
practice-reveal = Ցույց տալ պատասխանը
practice-close = Փակել

## Պատասխան

practice-right = Ճիշտ է
practice-wrong = Սխալ է
practice-your-answer = Ձեր պատասխանը
practice-right-answer = Ճիշտ պատասխանը
practice-unanswered = Պատասխան չկա
practice-misconception = Գուցե մտածել եք՝
practice-why = Ինչու
practice-other-answers = Ինչ կա մյուս պատասխանների հիմքում
practice-comes-back = { $count ->
    [one] Այս հարցը կվերադառնա { $count } օրից։
   *[other] Այս հարցը կվերադառնա { $count } օրից։
  }
practice-round-done = Հարցաշարն ավարտված է
practice-marks = { $right } / { $total }
practice-to-remember = Արժե հիշել
practice-nothing-wrong = Ամեն ինչ ճիշտ է։ Գերազա՛նց։
practice-review = Վերլուծություն
practice-more = Նոր հարցեր
practice-practise-on = Օրվա մյուս հարցերը

## Քննություն

practice-exam-lead = Պատասխանները ցույց են տրվում վերջում։ Հանձնելու համար պետք է հավաքել { $pass } %։
practice-exam-count = Հարցեր
practice-exam-time = Ժամանակ
practice-minutes-each = { $count ->
    [one] { $count } րոպե մեկ հարցի համար
   *[other] { $count } րոպե մեկ հարցի համար
  }
practice-no-limit = Առանց սահմանափակման
practice-exam-start = Սկսել քննությունը
practice-exam-again = Նոր քննություն
practice-previous = Նախորդը
practice-hand-in = Հանձնել
practice-hand-in-open = { $count ->
    [one] { $count } հարց դեռ պատասխան չունի։ Հանձնե՞լ։
   *[other] { $count } հարց դեռ պատասխան չունի։ Հանձնե՞լ։
  }
practice-places = Քննության հարցերը
practice-place-answered = Հարց { $number }, պատասխանված է
practice-place-open = Հարց { $number }, պատասխան չկա
practice-time-left = { $count ->
    [one] Մնաց { $count } րոպե։
   *[other] Մնաց { $count } րոպե։
  }
practice-passed = Քննությունը հանձնված է
practice-not-passed = Քննությունը հանձնված չէ
practice-pass-mark = անցողիկ շեմը՝ { $pass } %
practice-time-used = ժամանակը՝ { $time }

## Վիճակագրություն

practice-stat-asked = պատասխան
practice-stat-right = ճիշտ
practice-stat-due = կրկնելիք այսօր
practice-stat-days = օր անընդմեջ
practice-by-topic = Ըստ թեմաների
practice-topic-state = պատասխանած հարցեր՝ { $known }, ճիշտ՝ { $share } %
practice-topic-none = դեռ չեք պատասխանել
practice-repeat = Ինչ և երբ կրկնել
practice-repeat-help = Սխալ պատասխանված հարցը վերադառնում է հաջորդ օրը, ճիշտ պատասխանվածը՝ երեք օրից, ապա՝ ավելի ու ավելի ուշ։
practice-due-today = Այսօր
practice-due-tomorrow = Վաղը
practice-questions = { $count ->
    [one] { $count } հարց
   *[other] { $count } հարց
  }
practice-repeat-now = Կրկնել հիմա
practice-nothing-to-repeat = Դեռ ոչինչ։ Պատասխանած հարցերը կվերադառնան այստեղ։
practice-frequent-errors = Ձեր ամենահաճախադեպ թյուրըմբռնումները
practice-times = { $count ->
    [one] ({ $count } անգամ)
   *[other] ({ $count } անգամ)
  }
practice-exams = Քննություններ
practice-your-data = Ձեր տվյալները
practice-your-data-help = Ամեն ինչ պահվում է միայն այս դիտարկիչում։ Մեկ այլ սարք տեղափոխելու համար պահե՛ք ֆայլում։
practice-export = Պահել ֆայլում
practice-import = Կարդալ ֆայլից
practice-imported = Ֆայլը կարդացված է․ ամեն հարցի համար պահվել է ավելի նոր վիճակը։
practice-not-imported = Այս ֆայլում վարժանքի տվյալներ չկան։
practice-erase = Ջնջել
practice-erase-sure = Ջնջե՞լ այս դիտարկիչում պահված բոլոր պատասխանները, քննություններն ու վիճակագրությունը։
practice-erased = Ամեն ինչ ջնջված է։
practice-cancel = Չեղարկել
practice-unstored = Դիտարկիչը թույլ չի տալիս, որ էջը որևէ բան հիշի․ վարժվել կարելի է, բայց էջը փակելուց հետո ամեն ինչ կմոռացվի։
practice-failed = Հարցերը չհաջողվեց բեռնել
practice-failed-why = Ցանցը հասանելի՞ է։ Առաջին այցից հետո ամեն ինչ աշխատում է նաև առանց դրա։
practice-failed-disk = Սկավառակից բացված էջին դիտարկիչը թույլ չի տալիս կարդալ իր հարցերը։ Բացե՛ք կայքը սերվերով, օրինակ՝ kanon serve հրամանով։
practice-again = Փորձել կրկին
