import Phrases
import Screens
import Terminal
import Walking

/// The words of this tab's screens, and numbers as people write them.
final class WalkFormatter: Sendable {
    let strings: WalkStrings
    let phrases: Phrases

    var keys: WalkKeys { WalkKeys(strings: strings) }

    init(_ dependencies: WalkDependencies) {
        strings = .for(dependencies.language)
        phrases = Phrases(dependencies.language, units: dependencies.units, formats: dependencies.reader.formats)
    }

    init(_ language: Language, units: Units) {
        strings = .for(language)
        phrases = Phrases(language, units: units)
    }

    /// One line that tells which walk is meant: `35 min, 2.7 km, 한강`.
    func summary(_ walk: Walk) -> String {
        var parts = [phrases.duration(walk.walkingTime)]
        if let distance = walk.distance {
            parts.append(phrases.distance(distance))
        } else if let steps = walk.steps {
            parts.append(phrases.steps(steps))
        }
        if !walk.title.isEmpty { parts.append(walk.title) }
        return parts.joined(separator: ", ")
    }

    /// The sentence about a walk that was just logged: the part that the day does not gain, else the walk.
    /// - Parameter other: a walk that it covers part of.
    func saved(_ logged: LoggedWalk, estimate: StepEstimate?, overlapping other: Walk?) -> String {
        let notes = [phrases.sentence(logged, estimate: estimate), other.map { phrases.sentence(logged.walk, overlapping: $0) }]
            .compactMap(\.self)
        guard !notes.isEmpty else { return strings.form.saved(summary(logged.walk)) }
        return ([strings.form.saved(phrases.duration(logged.walk.walkingTime))] + notes).map { $0 + "." }.joined(separator: " ")
    }

    /// `07:40–08:15`.
    func span(_ walk: Walk) -> String {
        "\(phrases.time(walk.start, in: walk.zone))–\(phrases.time(walk.end, in: walk.zone))"
    }

    /// The name of a source: typed records have no maker.
    func title(of source: Source) -> String { phrases.title(of: source) }

    /// The name of a source in a list of several.
    func title(of source: Source, among others: [Source]) -> String { phrases.title(of: source, among: others) }

    /// The columns of walks in lists; the least important goes first where it is narrow.
    static let columns = [
        ListColumn(width: 5, compressionResistance: 10),
        ListColumn(width: 10, alignment: .right, compressionResistance: 7),
        ListColumn(width: 7, alignment: .right, compressionResistance: 9),
        ListColumn(width: 8, alignment: .right, compressionResistance: 6),
        ListColumn(width: 8, stretch: 1, compressionResistance: 8),
        ListColumn(width: 5, compressionResistance: 1),
    ]

    /// A line of a list of walks.
    func row(_ row: WalkRow, today: CivilDate?) -> ListRow {
        switch row {
        case .day(let date):
            return .header(today.map { phrases.relative(date, today: $0) } ?? phrases.date(date, today: nil))
        case .walk(let walk):
            return ListRow([
                ListCell(phrases.time(walk.start, in: walk.zone)),
                ListCell(phrases.duration(walk.walkingTime), style: Style(.secondary)),
                ListCell(walk.steps.map { phrases.number($0) } ?? ""),
                ListCell(walk.distance.map { phrases.distance($0) } ?? "", style: Style(.secondary)),
                ListCell(walk.title),
                ListCell(walk.isBrisk ? strings.home.brisk : "", style: Style(.success)),
            ])
        }
    }
}
