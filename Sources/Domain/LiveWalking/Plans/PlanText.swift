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
/// phase may be without a time, and lasts until the walk is ended. A phase has twenty seconds or more, as each is said when it begins. A time is as good as `5 min`, `5m` or `5 minutes`. `#` or `;` begins
/// what is for people, and large letters are as good as small ones.
package enum PlanText {
    /// A mistake and its line.
    package struct Problem: Error, Hashable, Sendable {
        package enum Reason: Error, Hashable, Sendable {
            case unknownPhase(String), badTime(String), tooShort, badAim(String), badRepeat(String), nothingToRepeat, timeMissing, empty
            case tooLong
        }

        package var line: Int
        package var reason: Reason
    }

    private static let mostPhases = 200
    /// Different ones, so that a plan fits into a line of a recorded session.
    private static let mostKinds = 60
    private static let longestPhase = 6 * 3600

    /// Mistakes that are told at once, and the most that is told of a word.
    private static let mostProblems = 10
    private static let longestWord = 40

    package static func read(_ text: String, id: String) throws(Problem) -> WalkPlan {
        let (phases, problems) = scan(text)
        if let problem = problems.first { throw problem }
        return WalkPlan(id, phases)
    }

    /// Returns the mistakes in a plan, in the order of their lines, up to ten.
    package static func problems(in text: String) -> [Problem] { scan(text).problems }

    private static func scan(_ text: String) -> (phases: [WalkPlan.Phase], problems: [Problem]) {
        var phases: [WalkPlan.Phase] = []
        var problems: [Problem] = []
        var block = 0
        var lastLine = 1
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.prefix { $0 != "#" && $0 != ";" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard !words.isEmpty else { continue }
            // A line behind a mistake may be one for its sake alone.
            if problems.isEmpty, phases.last.map({ $0.seconds == nil }) ?? false {
                problems.append(Problem(line: lastLine, reason: .timeMissing))
            }
            lastLine = index + 1
            do throws(Problem.Reason) {
                try add(words, to: &phases, from: &block, isWhole: problems.isEmpty)
            } catch {
                problems.append(Problem(line: lastLine, reason: error))
            }
            if problems.count == mostProblems || problems.last?.reason == .tooLong { break }
        }
        if phases.isEmpty, problems.isEmpty { problems = [Problem(line: 1, reason: .empty)] }
        return (phases, problems)
    }

    /// Adds the phases of a line.
    /// - Parameters:
    ///   - block: the first phase that a `repeat` does again.
    ///   - isWhole: whether all lines before were read.
    private static func add(
        _ words: [String], to phases: inout [WalkPlan.Phase], from block: inout Int, isWhole: Bool
    ) throws(Problem.Reason) {
        guard words[0].lowercased() == "repeat" else {
            phases.append(try phase(words))
            // Nobody warms up twice.
            if phases.last?.kind == .warmUp { block = phases.count }
            guard phases.count <= mostPhases, Set(phases).count <= mostKinds else { throw .tooLong }
            return
        }
        guard let times = words.dropFirst().first.flatMap({ Int($0) }), (1...100).contains(times), words.count == 2
        else { throw .badRepeat(cut(words.dropFirst())) }
        guard block < phases.count else {
            if isWhole { throw .nothingToRepeat }
            return
        }
        let again = Array(phases[block...])
        guard phases.count + again.count * times <= mostPhases else { throw .tooLong }
        phases += Array(repeating: again, count: times).flatMap(\.self)
        block = phases.count
    }

    private static func phase(_ words: [String]) throws(Problem.Reason) -> WalkPlan.Phase {
        guard let kind = WalkPlan.Kind(rawValue: words[0].lowercased()), kind != .test else {
            throw .unknownPhase(cut(words[...].prefix(1)))
        }
        var rest = words.dropFirst()
        var phase = WalkPlan.Phase(kind)
        if let first = rest.first, WalkPlan.Aim.Quantity(rawValue: first.lowercased()) == nil {
            // The unit may stand behind its number without a blank.
            let number = first.prefix { $0.isNumber || $0 == "." }
            let (unit, count) =
                number.endIndex < first.endIndex ? (String(first[number.endIndex...]), 1) : (rest.dropFirst().first ?? "", 2)
            guard let amount = Double(number), let seconds = seconds(amount, unit), (1...longestPhase).contains(seconds) else {
                throw .badTime(cut(rest.prefix(2)))
            }
            guard seconds >= Coach.shortestGap else { throw .tooShort }
            phase.seconds = seconds
            rest = rest.dropFirst(count)
        }
        if !rest.isEmpty {
            guard let aim = aim(Array(rest)) else { throw .badAim(cut(rest)) }
            phase.aim = aim
        }
        return phase
    }

    private static func seconds(_ amount: Double, _ unit: String) -> Int? {
        switch unit.lowercased() {
        case "s", "sec", "secs", "second", "seconds": Int(exactly: amount.rounded())
        case "m", "min", "mins", "minute", "minutes": Int(exactly: (amount * 60).rounded())
        default: nil
        }
    }

    /// The words as a mistake tells them, cut where they would fill a screen.
    private static func cut(_ words: ArraySlice<String>) -> String {
        let scalars = words.prefix(longestWord).joined(separator: " ").unicodeScalars
        let text = String(String.UnicodeScalarView(scalars.prefix(longestWord)))
        return scalars.count > longestWord ? text + "…" : text
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
