#!/usr/bin/env python3
"""What people use today: reads every record of an Apple Health export with the standard library, and adds the steps up by day.

It keeps nothing but the sums, merges nothing and writes nothing, so it does far less than an import.

    reader.py EXPORT
"""
import collections
import resource
import sys
import time
import xml.etree.ElementTree as tree

started = time.monotonic()
days = collections.Counter()
records = 0
for _, element in tree.iterparse(sys.argv[1]):
    if element.tag == "Record":
        records += 1
        if element.get("type") == "HKQuantityTypeIdentifierStepCount":
            days[element.get("startDate")[:10]] += float(element.get("value"))
    element.clear()
seconds = time.monotonic() - started
size = __import__("os").path.getsize(sys.argv[1])
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(f'python reader  {{"seconds": {seconds:.3f}, "mb_per_s": {size / 1e6 / seconds:.1f}, "rss_mb": {memory:.0f}, "records": {records}}}')
