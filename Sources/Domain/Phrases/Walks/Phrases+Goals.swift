import Walking

extension Phrases {
    /// A value of a goal's measure with its unit: `6,412 steps`, `4.7 km/h`, `61 cm`, `35 min`.
    package func value(_ value: Double, of measure: GoalMeasure) -> String {
        switch measure {
        case .steps: steps(Int(clamping: value))
        case .speed: speed(value)
        case .stepLength: stepLength(value)
        case .minutes: minutes(Int(clamping: value))
        }
    }

    /// The same without a unit, where that stands beside it.
    package func shortValue(_ value: Double, of measure: GoalMeasure) -> String {
        switch measure {
        case .steps, .minutes: number(Int(clamping: value))
        case .speed: speedNumber(value)
        case .stepLength: stepLengthNumber(value)
        }
    }

    /// `6,000 on 20 of 28 days`, `28일 중 20일 동안 목표를`.
    package func reached(_ days: Int, of known: Int, _ goal: String) -> String {
        self(en: "\(goal) on \(days) of \(known) days", ko: "\(known)일 중 \(days)일 동안 목표를")
    }

    /// `5`, `2.5`, `1,243`: a length in kilometres or miles without a place that says nothing.
    package func plain(_ value: Double) -> String {
        let whole = value.rounded()
        return abs(value - whole) < 0.05 ? number(Int(clamping: whole)) : decimal(value, places: Units.longPlaces(value))
    }

    /// A difference of steps, which a Korean sentence counts, or of minutes.
    package func amount(_ count: Int, isSteps: Bool) -> String {
        isSteps ? self(en: number(count), ko: "\(number(count))걸음") : minutes(count)
    }
}
