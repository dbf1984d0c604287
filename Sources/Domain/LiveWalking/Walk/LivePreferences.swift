import Walking

/// A person's decisions about live walks: the choice that they walked last, and what they want to see and hear.
package struct LivePreferences: Hashable, Sendable {
    /// The big number of the screen.
    package enum Number: String, CaseIterable, Hashable, Sendable {
        case cadence, speed
        case stepLength = "step"
        case time, distance, steps, heart
    }

    /// The name of the last walk's plan, with which the next one begins; nil before the first.
    package var lastPlan: String?
    package var number = Number.cadence
    /// The length after which a lap begins by itself; nil for laps by key alone.
    package var lapLength: LapLength?
    /// Metres from one turn to the next on the course that the six-minute test is walked on; nil where nobody said.
    package var courseLength: Double?
    /// Indicates whether the stop signs have been shown and answered.
    package var knowsStopSigns = false
    /// Indicates whether they said that a doctor should be asked first.
    package var isGentle = false

    package init() {}
}

extension LivePreferences {
    /// Returns whether it has to be asked before a walk if a doctor has agreed to it.
    package func needsDoctor(before choice: WalkChoice) -> Bool { isGentle && !choice.isStroll }
}

extension LivePreferences: FeatureSetting {
    package static let key = "live"

    /// Metres that a course may have.
    package static let courseLengths = 5.0...1000

    /// `last PLAN`, `number NAME`, `laps LENGTH`, `course METRES`, `signs known`, `gentle yes`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines where line.count == 2 {
            switch (line[0], line[1]) {
            case ("last", let plan): lastPlan = plan
            case ("number", let name): number = Number(rawValue: name) ?? number
            case ("laps", let length): lapLength = LapLength(rawValue: length)
            case ("course", let metres): courseLength = Double(metres).flatMap { Self.courseLengths.contains($0) ? $0 : nil }
            case ("signs", "known"): knowsStopSigns = true
            case ("gentle", "yes"): isGentle = true
            default: break
            }
        }
    }

    package var lines: [[String]] {
        let usual = LivePreferences()
        var lines: [[String]] = []
        if let lastPlan { lines.append(["last", lastPlan]) }
        if number != usual.number { lines.append(["number", number.rawValue]) }
        if let lapLength { lines.append(["laps", lapLength.rawValue]) }
        if let courseLength { lines.append(["course", "\(courseLength)"]) }
        if knowsStopSigns { lines.append(["signs", "known"]) }
        if isGentle { lines.append(["gentle", "yes"]) }
        return lines
    }
}
