/// Tells the kinds of JSON files apart by the names of their members.
enum JSONRecognition {
    static func of(_ file: SourceFile, _ head: [UInt8]) -> Recognition? {
        func holds(_ name: String) -> Bool { head.firstRange(of: Array("\"\(name)\"".utf8)) != nil }
        let start = String(decoding: head.prefix(2000), as: UTF8.self)
        if head.prefix(64).firstRange(of: Array("\"gnd\"".utf8)) != nil { return Recognition(format: .gnd, phase: GNDSession.Phase.json) }
        if holds("Data Source") || (holds("dataSourceId") && holds("point")) {
            return Recognition(format: .googleFit, phase: stream(start))
        }
        if holds("fitnessActivity") { return Recognition(format: .googleFit, phase: TakeoutSession.Phase.session) }
        if holds("activities-steps") { return Recognition(format: .fitbit, phase: FitbitSession.Phase.days) }
        if holds("logId"), holds("activityName") || holds("activityParentName") {
            return Recognition(format: .fitbit, phase: FitbitSession.Phase.exercises)
        }
        guard holds("dateTime"), holds("value") else { return nil }
        return Recognition(format: .fitbit, phase: moments(file, start))
    }

    /// Steps, metres and calories are all a moment and a number; heart rates and scores have more.
    private static func moments(_ file: SourceFile, _ start: String) -> Int {
        if FitbitFiles.metric(file) != nil { return FitbitSession.Phase.minutes }
        let value = start.firstRange(of: "\"value\"").map { start[$0.upperBound...] } ?? ""
        let isNumber = value.first { $0 != ":" && !$0.isWhitespace } != "{"
        return isNumber && !FitbitFiles.isNamed(file) ? FitbitSession.Phase.nameless : FitbitSession.Phase.other
    }

    private static func stream(_ start: String) -> Int {
        if start.contains("merge_step_deltas") || start.contains("merge_distance_delta") { return TakeoutSession.Phase.merged }
        let isDelta = start.contains("com.google.step_count.delta") || start.contains("com.google.distance.delta")
        return isDelta ? TakeoutSession.Phase.stream : TakeoutSession.Phase.other
    }
}
