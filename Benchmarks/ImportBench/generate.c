// Writes a made-up Apple Health export of a given size, the same for the same seed, without holding it in memory.
//
//   generate MEGABYTES SEED > export.xml
//
// The mixture is that of real exports: most records are heart rates and energy, a phone and a watch count the same
// steps, now and then a record has metadata, and once a week there is a walk.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t state;

static uint32_t draw(uint32_t below) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)((state >> 16) % below);
}

static long long written = 0;

static const char *stamp(time_t second, char *text) {
    struct tm parts;
    second += 3600;
    gmtime_r(&second, &parts);
    strftime(text, 32, "%Y-%m-%d %H:%M:%S +0100", &parts);
    return text;
}

static void record(const char *type, const char *unit, int watch, time_t start, int length, const char *value, const char *child) {
    char created[32], from[32], to[32];
    written += printf(
        " <Record type=\"HK%s\" sourceName=\"%s\" sourceVersion=\"%s\" device=\"&lt;&lt;HKDevice: 0x%08x&gt;, name:%s, "
        "manufacturer:Apple Inc., model:%s, hardware:%s, software:%s&gt;\" unit=\"%s\" creationDate=\"%s\" startDate=\"%s\" "
        "endDate=\"%s\" value=\"%s\"",
        type, watch ? "Kim’s Apple\xC2\xA0Watch" : "Kim’s iPhone", watch ? "11.3" : "18.3.1", draw(1u << 31), watch ? "Apple Watch" : "iPhone",
        watch ? "Watch" : "iPhone", watch ? "Watch6,7" : "iPhone16,1", watch ? "11.3" : "18.3.1", unit, stamp(start + length + 40, created),
        stamp(start, from), stamp(start + length, to), value);
    written += child ? printf(">\n  %s\n </Record>\n", child) : printf("/>\n");
}

static void minute(time_t now) {
    char value[32];
    snprintf(value, sizeof value, "%u", 55 + draw(80));
    record("QuantityTypeIdentifierHeartRate", "count/min", 1, now, 0, value,
           "<MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"0\"/>");
    snprintf(value, sizeof value, "0.%u", draw(999));
    record("QuantityTypeIdentifierActiveEnergyBurned", "kcal", 1, now, 60, value, NULL);
    if (draw(2)) record("QuantityTypeIdentifierBasalEnergyBurned", "kcal", 1, now, 60, value, NULL);
    uint32_t steps = draw(120);
    snprintf(value, sizeof value, "%u", steps);
    if (draw(2)) record("QuantityTypeIdentifierStepCount", "count", 1, now, 60, value, NULL);
    if (draw(3) == 0) record("QuantityTypeIdentifierStepCount", "count", 0, now + draw(40), 60, value, NULL);
    snprintf(value, sizeof value, "0.%05u", steps * 71);
    if (draw(2)) record("QuantityTypeIdentifierDistanceWalkingRunning", "km", 1, now, 60, value, NULL);
    if (draw(8) == 0) record("QuantityTypeIdentifierWalkingSpeed", "km/hr", 0, now, 8, "4.716", NULL);
    if (draw(8) == 0) record("QuantityTypeIdentifierWalkingStepLength", "cm", 0, now, 8, "71", NULL);
    if (draw(20) == 0) record("QuantityTypeIdentifierFlightsClimbed", "count", 0, now, 20, "1", NULL);
}

static void walk(time_t now) {
    char from[32], to[32];
    stamp(now, from);
    stamp(now + 2520, to);
    written += printf(
        " <Workout workoutActivityType=\"HKWorkoutActivityTypeWalking\" duration=\"42\" durationUnit=\"min\" sourceName=\"Kim’s Apple Watch\" "
        "sourceVersion=\"11.3\" creationDate=\"%s\" startDate=\"%s\" endDate=\"%s\">\n"
        "  <MetadataEntry key=\"HKTimeZone\" value=\"Europe/Berlin\"/>\n"
        "  <WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceWalkingRunning\" startDate=\"%s\" endDate=\"%s\" sum=\"3.21\" unit=\"km\"/>\n"
        " </Workout>\n",
        to, from, to, from, to);
}

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: generate MEGABYTES SEED\n");
        return 2;
    }
    long long wanted = atoll(words[1]) * 1000000;
    state = strtoull(words[2], NULL, 10) * 2654435761u + 88172645463325252u;
    static char buffer[1 << 20];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    written += printf(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,Record*)>\n]>\n"
        "<HealthData locale=\"en_DE\">\n <ExportDate value=\"2026-04-01 22:00:00 +0200\"/>\n");
    // Ten waking hours a day, minute by minute, from 2016 on.
    time_t now = 1451631600;
    for (int day = 0; written < wanted; day++) {
        for (int each = 0; each < 600 && written < wanted; each++) minute(now + each * 60);
        if (day % 7 == 0) walk(now + 3600);
        now += 86400;
    }
    written += printf("</HealthData>\n");
    return ferror(stdout) || fflush(stdout) != 0;
}
