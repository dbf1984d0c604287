import Walking

extension JSONText {
    /// A report as JSON, in the units of the journal: metres, metres a second, seconds.
    init(report: Report) {
        self = .object([
            ("span", .string(report.span.rawValue)), ("from", .string(report.dates.lowerBound.description)),
            ("to", .string(report.dates.upperBound.description)), ("isRunning", .bool(report.isRunning)),
            ("totals", Self.totals(report.totals)), ("before", Self.totals(report.before)),
            ("walks", .int(report.walks)), ("walkedTime", .int(Int(clamping: report.walkedTime.components.seconds))),
            ("longestWalk", report.longestWalk.map { .int(Int(clamping: $0.components.seconds)) } ?? .null),
            ("weeklyMinutes", report.weeklyMinutes.map(JSONText.int) ?? .null),
            ("streak", .object([("current", .int(report.streak.current)), ("longest", .int(report.streak.longest))])),
            ("parts", .array(report.parts.map(Self.part))), ("comparisons", .array(report.comparisons.map(Self.comparison))),
            ("nextGoal", Self.nextGoal(report.nextGoal)),
        ])
    }

    private static func nextGoal(_ goal: Report.NextGoal) -> JSONText {
        .object([
            ("steps", .int(goal.steps)), ("isRaised", .bool(goal.isRaised)), ("median", goal.median.map(JSONText.int) ?? .null),
            ("easier", goal.easier.map { .int($0.steps) } ?? .null),
        ])
    }

    private static func totals(_ totals: ReportTotals) -> JSONText {
        .object([
            ("days", .int(totals.knownDays)), ("reachedDays", .int(totals.reachedDays)), ("steps", .int(totals.steps)),
            ("briskMinutes", totals.briskMinutes.map(JSONText.int) ?? .null), ("briskDays", .int(totals.briskDays)),
            ("distance", .double(totals.distance)),
        ])
    }

    private static func part(_ part: Report.Part) -> JSONText {
        .object([
            ("from", .string(part.dates.lowerBound.description)), ("to", .string(part.dates.upperBound.description)),
            ("steps", part.steps.map(JSONText.int) ?? .null), ("goal", .int(part.goal)), ("reachedDays", .int(part.reachedDays)),
            ("days", .int(part.knownDays)), ("minutes", part.minutes.map(JSONText.int) ?? .null),
        ])
    }

    private static func comparison(_ comparison: Report.Comparison) -> JSONText {
        let change = comparison.trend.map { trend in
            JSONText.object([
                ("isReal", .bool(trend.verdict == .real)), ("verdict", .string(trend.verdict.rawValue)),
                ("by", trend.change.map(JSONText.double) ?? .null),
                ("from", trend.interval.map { .double($0.lowerBound) } ?? .null),
                ("to", trend.interval.map { .double($0.upperBound) } ?? .null), ("days", .int(trend.measuredDays)),
            ])
        }
        return .object([
            ("measure", .string(comparison.measure.rawValue)), ("kind", .string(comparison.measure.addsUp ? "mean" : "median")),
            ("value", .double(comparison.now)), ("before", comparison.before.map(JSONText.double) ?? .null),
            ("isComparable", .bool(comparison.isComparable)),
            ("days", .int(comparison.days)), ("change", change ?? .null),
        ])
    }
}
