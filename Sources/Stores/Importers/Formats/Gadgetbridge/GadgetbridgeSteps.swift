/// The meaning of the rows of a band's table of steps: the one list of the tables that are known.
///
/// All have the columns `TIMESTAMP`, `STEPS` and `DEVICE_ID`, and what stands there differs from maker to maker. The list follows what
/// Gadgetbridge's own readers (`…SampleProvider`) and the code that writes the rows do; a table that is not in it is never guessed.
enum GadgetbridgeSteps: Equatable {
    /// Steps of a stretch of this many seconds from the row's moment on.
    case slots(Int64)
    /// The day's total at the row's moment; it begins again at midnight.
    case runningTotal
    /// Steps since the row before, written when the band had something to say.
    case sinceRowBefore
    /// Sums of days whose minutes stand in another table.
    case known

    /// Returns nil for a table that is not known.
    init?(table: String) {
        // The generator of the schema puts its underscores before capitals, not between words: `HYBRID_HRACTIVITY_SAMPLE`.
        guard let found = Self.tables[table.uppercased().filter { $0 != "_" }] else { return nil }
        self = found
    }

    private static let minute = GadgetbridgeSteps.slots(60)
    private static let hour = GadgetbridgeSteps.slots(3600)

    private static let tables: [String: GadgetbridgeSteps] = [
        "MIBANDACTIVITYSAMPLE": minute, "HUAMIEXTENDEDACTIVITYSAMPLE": minute, "XIAOMIACTIVITYSAMPLE": minute,
        "PEBBLEHEALTHACTIVITYSAMPLE": minute, "HYBRIDHRACTIVITYSAMPLE": minute, "HUAWEIACTIVITYSAMPLE": minute,
        "WENA3ACTIVITYSAMPLE": minute, "WITHINGSSTEELHRACTIVITYSAMPLE": minute,
        "FITPROACTIVITYSAMPLE": .slots(300), "ID115ACTIVITYSAMPLE": .slots(900),
        "COLMIACTIVITYSAMPLE": hour, "NO1F1ACTIVITYSAMPLE": hour, "TLW64ACTIVITYSAMPLE": hour, "CASIOGBX100ACTIVITYSAMPLE": hour,
        "GARMINACTIVITYSAMPLE": .runningTotal, "CMFACTIVITYSAMPLE": .runningTotal, "FITBITACTIVITYSAMPLE": .runningTotal,
        "BANGLEJSACTIVITYSAMPLE": .sinceRowBefore, "PINETIMEACTIVITYSAMPLE": .sinceRowBefore,
        "MAKIBESHR3ACTIVITYSAMPLE": .sinceRowBefore,
        "XIAOMIDAILYSUMMARYSAMPLE": .known,
    ]
}
