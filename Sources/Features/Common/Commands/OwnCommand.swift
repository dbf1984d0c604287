import Screens
import Terminal
import Walking

/// A command that a person made: a key, where it is offered, and what is done with the walk or the day on show.
package struct OwnCommand {
    /// The thing on show that it is about.
    package nonisolated enum Context: String, CaseIterable, Sendable {
        case walk, day
    }

    let context: Context
    let key: Key
    let title: String
    /// Does it, and says why it failed; nil where it did not.
    let run: @MainActor ([OwnField: String]) async -> String?

    package init(
        _ context: Context, _ key: Key, title: String, run: @escaping @MainActor ([OwnField: String]) async -> String?
    ) {
        self.context = context
        self.key = key
        self.title = title
        self.run = run
    }
}

/// A field of a walk or a day that a command may name.
package nonisolated enum OwnField: String, CaseIterable, Hashable, Sendable {
    case date, steps, distance, goal
    case id, title, note, tags, start, end, minutes, lat, lon

    /// The fields that there are of a thing; those that nobody knows are empty.
    package static func known(in context: OwnCommand.Context) -> [OwnField] {
        switch context {
        case .walk: allCases.filter { $0 != .goal }
        case .day: [.date, .steps, .distance, .goal]
        }
    }

    /// The fields of a walk; a place is the first of its way outside of the privacy zones.
    package static func values(of outgoing: Outgoing<Walk>) -> [OwnField: String] {
        let walk = outgoing.value
        let first = walk.route.first
        return [
            .id: walk.id.description, .title: walk.title, .note: walk.note, .tags: walk.tags.joined(separator: " "),
            .date: walk.zone.day(of: walk.start).description, .start: String(walk.start.seconds), .end: String(walk.end.seconds),
            .minutes: String(walk.walkingTime.wholeMinutes), .steps: walk.steps.map { String($0) } ?? "",
            .distance: walk.distance.map { String(Int(clamping: $0)) } ?? "", .lat: first.map { String($0.latitude) } ?? "",
            .lon: first.map { String($0.longitude) } ?? "",
        ]
    }

    package static func values(of date: CivilDate, _ day: Day?) -> [OwnField: String] {
        [
            .date: date.description, .steps: day.flatMap { $0.hasSteps ? String($0.stepCount) : nil } ?? "",
            .distance: day.map { String(Int(clamping: $0.distance)) } ?? "", .goal: day.map { String($0.goal) } ?? "",
        ]
    }
}

extension ViewController {
    /// The person's own commands for what is on show; each is in the help and in the palette.
    /// - Parameter values: the fields of what is chosen, asked when the command is done; nil where nothing is.
    package func ownCommands(
        _ all: [OwnCommand], _ context: OwnCommand.Context, values: @escaping @MainActor () async -> [OwnField: String]?
    ) -> [KeyCommand] {
        all.filter { $0.context == context }.map { command in
            KeyCommand(command.key, title: command.title) { [weak self] in
                self?.task("own command") { [weak self] in
                    guard let values = await values() else { return }
                    if let problem = await command.run(values) { self?.showToast(problem, role: .danger, scope: .untilSeen) }
                }
            }
        }
    }
}
