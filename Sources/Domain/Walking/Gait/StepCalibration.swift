/// A person's step length from a way of known length on which they counted: 400 m on a track, 540 steps.
package struct StepCalibration: Hashable, Sendable {
    /// Metres.
    package let distance: Double
    package let steps: Int
    package let date: CivilDate

    /// Metres; shorter ways say little, since the first and the last step count as much as the others.
    package static let distances = 20.0...50_000.0
    package static let fewestSteps = 20

    /// Returns nil where nobody's step can be as short or as long.
    package init?(distance: Double, steps: Int, date: CivilDate) {
        guard Self.distances.contains(distance), steps >= Self.fewestSteps, Gait.stepLengths.contains(distance / Double(steps)) else {
            return nil
        }
        self.distance = distance
        self.steps = steps
        self.date = date
    }

    /// The step that follows from a way and a number of steps that may both be, where nobody's is as short or as long; else nil.
    package static func impossibleStep(distance: Double, steps: Int) -> Double? {
        guard distances.contains(distance), steps >= fewestSteps else { return nil }
        let length = distance / Double(steps)
        return Gait.stepLengths.contains(length) ? nil : length
    }

    /// Metres of a typed way; a number alone from 20 on is in metres or feet, since nobody counts the steps of 400 km.
    package static func typedDistance(_ text: String, in units: Units) -> Double? {
        if let number = TypedNumber.decimal(text.trimmed), number >= distances.lowerBound {
            return units.hasMiles ? number * Units.metresPerFoot : number
        }
        return TypedDistance(text, in: units)?.metres
    }

    /// Metres from foot to foot.
    package var stepLength: Double { distance / Double(steps) }
}

/// The last calibration of a person; a new one takes its place.
package struct StepCalibrations: FeatureSetting, Hashable, Sendable {
    package static let key = "calibration"
    package var last: StepCalibration?

    package init(_ last: StepCalibration? = nil) {
        self.last = last
    }

    /// `walked METRES STEPS DATE`.
    package init(lines: [[String]]) {
        for line in lines where line.count == 4 && line[0] == "walked" {
            guard let distance = Double(line[1]), let steps = Int(line[2]), let date = CivilDate(line[3]) else { continue }
            last = StepCalibration(distance: distance, steps: steps, date: date) ?? last
        }
    }

    package var lines: [[String]] {
        last.map { [["walked", "\($0.distance)", "\($0.steps)", $0.date.description]] } ?? []
    }
}

extension JournalSettings {
    package var calibrations: StepCalibrations {
        get { self[StepCalibrations.self] }
        set { self[StepCalibrations.self] = newValue }
    }
}

extension ChangeName {
    /// A step length that was measured, or forgotten.
    package static let calibration = ChangeName.named(en: "step length", ko: "보폭")
}
