import Phrases
import Walking

extension JSONText {
    /// A day as `gnd days --json` prints it.
    init(_ walked: WalkedDay) {
        let day = walked.day
        self = .object(
            [
                ("date", .string(day.date.description)), ("steps", day.hasSteps ? .int(day.stepCount) : .null), ("goal", .int(day.goal)),
                ("sources", .object(day.sourceCounts().map { ($0.name, .int($0.count)) })),
            ] + (walked.walkedTime.map { [("walkedMinutes", .int($0.wholeMinutes))] } ?? [])
                + (walked.uncountedWalks > 0 ? [("walksWithoutSteps", .int(walked.uncountedWalks))] : []))
    }

    init(report: ImportReport) {
        self = .object(
            [
                ("file", .string(report.file)), ("format", .string(report.format)), ("added", .int(report.outcome.added)),
                ("updated", .int(report.outcome.updated)), ("known", .int(report.outcome.known)),
                ("repeated", .int(report.outcome.repeated ?? 0)),
                ("walksAdded", .int(report.outcome.walksAdded)), ("walksKnown", .int(report.outcome.walksKnown)),
                (
                    "skipped",
                    .object(SkipReason.allCases.compactMap { reason in report.skipped[reason].map { (reason.rawValue, .int($0)) } })
                ),
                (
                    "leftOut",
                    .array(
                        (report.leftOut ?? []).map {
                            .object([("kind", .string($0.kind.rawValue)), ("name", .string($0.name)), ("count", .int($0.count))])
                        })
                ),
                ("places", .array((report.places ?? []).map(Self.place))),
                ("changedDays", .int(report.changedDays)), ("shrunkDays", report.shrunkDays.map(JSONText.int) ?? .null),
                ("from", Self.date(report.firstDay)), ("to", Self.date(report.lastDay)),
                ("partial", .bool(report.isPartial)),
            ] + (report.removed.map { [("removed", .int($0))] } ?? []))
    }

    private static func place(_ place: LeftOutPlace) -> JSONText {
        .object([
            ("reason", .string(place.reason.rawValue)), ("file", .string(place.file)), ("entry", place.entry.map(JSONText.int) ?? .null),
            ("text", place.text.map(JSONText.string) ?? .null), ("count", .int(place.count)),
            ("sport", place.activity.map { .string($0.sport) } ?? .null), ("date", date(place.activity?.date)),
            ("problem", place.problem.map { .string(Phrases(.en).reason($0)) } ?? .null),
            ("keptRecords", place.kept.map { .int($0.records) } ?? .null), ("keptWalks", place.kept.map { .int($0.walks) } ?? .null),
        ])
    }

    private static func date(_ date: CivilDate?) -> JSONText {
        date.map { .string($0.description) } ?? .null
    }
}
