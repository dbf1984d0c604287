import Testing

@testable import Importers

struct GadgetbridgeStepsTests {
    @Test(arguments: [
        ("MI_BAND_ACTIVITY_SAMPLE", 60), ("PEBBLE_HEALTH_ACTIVITY_SAMPLE", 60), ("HUAWEI_ACTIVITY_SAMPLE", 60),
        ("FIT_PRO_ACTIVITY_SAMPLE", 300), ("ID115_ACTIVITY_SAMPLE", 900), ("COLMI_ACTIVITY_SAMPLE", 3600),
        ("CASIO_GBX100_ACTIVITY_SAMPLE", 3600),
    ])
    func `a band that counts stretches counts them by its own length`(_ table: String, _ seconds: Int64) {
        #expect(GadgetbridgeSteps(table: table) == .slots(seconds))
    }

    @Test(arguments: ["HYBRID_HRACTIVITY_SAMPLE", "HYBRID_HR_ACTIVITY_SAMPLE", "hybrid_hractivity_sample", "HYBRIDHRACTIVITYSAMPLE"])
    func `a name is the same however its underscores and capitals fall`(_ table: String) {
        #expect(GadgetbridgeSteps(table: table) == .slots(60))
    }

    @Test func `a running total and steps since the row before are no stretches`() {
        for table in ["GARMIN_ACTIVITY_SAMPLE", "CMF_ACTIVITY_SAMPLE", "FITBIT_ACTIVITY_SAMPLE"] {
            #expect(GadgetbridgeSteps(table: table) == .runningTotal)
        }
        for table in ["BANGLE_JSACTIVITY_SAMPLE", "PINE_TIME_ACTIVITY_SAMPLE", "MAKIBES_HR3_ACTIVITY_SAMPLE"] {
            #expect(GadgetbridgeSteps(table: table) == .sinceRowBefore)
        }
        #expect(GadgetbridgeSteps(table: "XIAOMI_DAILY_SUMMARY_SAMPLE") == .known)
    }

    @Test(arguments: [
        "", "_", "FUTURE_BAND_ACTIVITY_SAMPLE", "GARMIN_ACTIVITY_SAMPLES", "GARMIN_STRESS_SAMPLE", "A_GARMIN_ACTIVITY_SAMPLE",
    ])
    func `a table that is not in the list is never guessed`(_ table: String) {
        #expect(GadgetbridgeSteps(table: table) == nil)
    }
}
