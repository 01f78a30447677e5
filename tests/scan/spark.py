"""Scans an archive with Spark: every partition goes through `kanon scan -`.

    python tests/scan/spark.py games.pgn

Prints the JSON lines of all partitions; `kanon scan --merge -` makes one summary of them.
"""

import os
import sys

from pyspark import SparkConf, SparkContext

KANON = os.environ.get("KANON", "kanon")
GAME = '[Event "'


def main():
    conf = SparkConf().setMaster(os.environ.get("SPARK_MASTER", "local[2]")).setAppName("kanon scan")
    spark = SparkContext(conf=conf)
    spark.setLogLevel("ERROR")
    # A record is a game: what stands between two first tags.
    games = spark.newAPIHadoopFile(
        sys.argv[1],
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        conf={"textinputformat.record.delimiter": "\n" + GAME},
    ).values()
    texts = games.map(lambda text: text if text.startswith(GAME) else GAME + text)
    partitions = int(os.environ.get("PARTITIONS", "4"))
    for line in texts.repartition(partitions).pipe(f"{KANON} scan --format json --threads 1 -").toLocalIterator():
        print(line)
    spark.stop()


main()
