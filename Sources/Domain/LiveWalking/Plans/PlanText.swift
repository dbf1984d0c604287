/// A plan of one's own, from a small text file: a phase a line, with its time and what to aim at.
///
/// ```
/// # after the operation
/// warm-up   3 min
/// walk      5 min   cadence 95-105
/// slow      2 min
/// walk      5 min   speed 1.0-1.2
/// repeat    2
/// cool-down
/// ```
///
/// `repeat` does the phases again that stand since the warm-up or the `repeat` before, or else since the beginning, that many times more.
/// Speed is in metres a second, `step` in metres, `cadence` in steps a minute; a single number means five percent on either side. The last
/// phase may be without a time, and lasts until the walk is ended. `#` or `;` begins what is for people, and large letters are as good as
/// small ones.
package enum PlanText {
    /// A mistake and its line.
    package struct Problem: Error, Hashable, Sendable {
        package enum Reason: Hashable, Sendable {
            case unknownPhase(String), badTime(String), badAim(String), badRepeat(String), nothingToRepeat, timeMissing, empty, tooLong
        }

        package var line: Int
        package var reason: Reason
    }

    private static let mostPhases = 200
    /// Different ones, so that a plan fits into a line of a recorded session.
    private static let mostKinds = 60
    private static let longestPhase = 6 * 3600

    package static func read(_ text: String, id: String) throws(Problem) -> WalkPlan {
        var phases: [WalkPlan.Phase] = []
        var block = 0
        var lastLine = 1
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let words = line.prefix { $0 != "#" && $0 != ";" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first?.lowercased() else { continue }
            guard phases.last.map({ $0.seconds != nil }) ?? true else { throw Problem(line: lastLine, reason: .timeMissing) }
            lastLine = number
            if first == "repeat" {
                guard let times = words.dropFirst().first.flatMap({ Int($0) }), (1...100).contains(times), words.count == 2
                else { throw Problem(line: number, reason: .badRepeat(words.dropFirst().joined(separator: " "))) }
                guard block < phases.count else { throw Problem(line: number, reason: .nothingToRepeat) }
                let again = Array(phases[block...])
                guard phases.count + again.count * times <= mostPhases else { throw Problem(line: number, reason: .tooLong) }
                phases += Array(repeating: again, count: times).flatMap(\.self)
                block = phases.count
            } else {
                phases.append(try phase(words, line: number))
                // Nobody warms up twice.
                if phases.last?.kind == .warmUp { block = phases.count }
                guard phases.count <= mostPhases, Set(phases).count <= mostKinds else { throw Problem(line: number, reason: .tooLong) }
            }
        }
        guard !phases.isEmpty else { throw Problem(line: 1, reason: .empty) }
        return WalkPlan(id, phases)
    }

    private static func phase(_ words: [String], line: Int) throws(Problem) -> WalkPlan.Phase {
        guard let kind = WalkPlan.Kind(rawValue: words[0].lowercased()), kind != .test else {
            throw Problem(line: line, reason: .unknownPhase(words[0]))
        }
        var rest = words.dropFirst()
        var phase = WalkPlan.Phase(kind)
        if let first = rest.first, WalkPlan.Aim.Quantity(rawValue: first.lowercased()) == nil {
            let unit = rest.dropFirst().first ?? ""
            guard let amount = Double(first), let seconds = seconds(amount, unit), (1...longestPhase).contains(seconds) else {
                throw Problem(line: line, reason: .badTime(rest.prefix(2).joined(separator: " ")))
            }
            phase.seconds = seconds
            rest = rest.dropFirst(2)
        }
        if !rest.isEmpty {
            guard let aim = aim(Array(rest)) else { throw Problem(line: line, reason: .badAim(rest.joined(separator: " "))) }
            phase.aim = aim
        }
        return phase
    }

    private static func seconds(_ amount: Double, _ unit: String) -> Int? {
        switch unit.lowercased() {
        case "s", "sec": Int(exactly: amount.rounded())
        case "min", "m": Int(exactly: (amount * 60).rounded())
        default: nil
        }
    }

    /// Reads what a person aims at, as `cadence:105-115` or as a plan has it.
    package static func aim(_ text: String) -> WalkPlan.Aim? {
        aim(text.split { $0 == ":" || $0.isWhitespace }.map(String.init))
    }

    private static func aim(_ words: [String]) -> WalkPlan.Aim? {
        guard words.count == 2, let quantity = WalkPlan.Aim.Quantity(rawValue: words[0].lowercased()) else { return nil }
        let ends = words[1].split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
        let possible: ClosedRange<Double> =
            switch quantity {
            case .cadence: 40...200
            case .speed: 0.2...4
            case .stepLength: 0.2...1.5
            }
        switch ends.count {
        case 1:
            guard let middle = ends[0], possible.contains(middle) else { return nil }
            return WalkPlan.Aim(quantity, middle * 0.95...middle * 1.05)
        case 2:
            guard let low = ends[0], let high = ends[1], low < high, possible.contains(low), possible.contains(high) else { return nil }
            return WalkPlan.Aim(quantity, low...high)
        default: return nil
        }
    }
}
