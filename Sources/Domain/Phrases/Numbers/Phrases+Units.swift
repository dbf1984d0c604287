import Walking

/// Lengths, heights and speeds in the person's units; no screen writes one of them itself.
extension Phrases {
    /// `4.6 km`, `812 m`; `2.9 mi`, `0.38 mi`, `410 ft`; metres in.
    package func distance(_ metres: Double) -> String {
        guard metres.isFinite else { return "–" }
        return switch units.places(of: metres) {
        case .metres: "\(decimal(max(0, metres), places: 0)) m"
        case .feet: "\(decimal(max(0, metres / Units.metresPerFoot), places: 0)) ft"
        case .long(let places): "\(decimal(metres / units.metresPerLong, places: places)) \(distanceUnit)"
        }
    }

    /// `3,162 m`, `10,374 ft`; metres in: of a way that is measured to the metre.
    func exactDistance(_ metres: Double) -> String {
        !units.hasMiles
            ? "\(decimal(max(0, metres), places: 0)) m" : "\(decimal(max(0, metres) / Units.metresPerFoot, places: 0)) ft"
    }

    /// `412 km`, and `about 412 km` where a part of it follows from steps.
    package func distance(of shoes: Shoes) -> String {
        let text = distance(shoes.distance)
        return shoes.isDistanceEstimated ? self(en: "about \(text)", ko: "약 \(text)") : text
    }

    /// `4.3 km/h`, `2.7 mph`; metres a second in.
    package func speed(_ metresPerSecond: Double) -> String { "\(speedNumber(metresPerSecond)) \(speedUnit)" }

    /// `4.2–5.6 km/h`, or one speed where both read the same.
    package func speeds(_ span: ClosedRange<Double>) -> String {
        let (from, to) = (speedNumber(span.lowerBound), speedNumber(span.upperBound))
        return from == to ? "\(to) \(speedUnit)" : "\(from)–\(to) \(speedUnit)"
    }

    /// `58 cm`, `22.8 in`; metres in.
    package func stepLength(_ metres: Double) -> String { "\(stepLengthNumber(metres)) \(stepLengthUnit)" }

    /// The sentence for a step, in metres, that follows from a way and a number of steps of which one must be wrong.
    package func sentence(impossibleStep metres: Double) -> String {
        let length = stepLength(metres)
        return self(
            en: "That is \(length) a step. Check the distance and the steps.",
            ko: "한 걸음이 \(length)\(Particle.copula.after(length)). 거리와 걸음 수를 확인해 주세요.")
    }

    /// `172 cm`, `5'8"`.
    package func height(_ centimetres: Int) -> String { TypedLength.height(centimetres, in: units) }

    /// `72.5 kg`, `158 lb`.
    package func weight(_ kilograms: Double) -> String { TypedWeight.text(kilograms, in: units) }

    /// `312–388 m`, `1,024–1,273 ft`; metres in.
    package func elevation(_ span: ClosedRange<Double>) -> String {
        let name = elevationUnit
        let (low, high) = (decimal(elevationNumber(span.lowerBound), places: 0), decimal(elevationNumber(span.upperBound), places: 0))
        if low == high { return "\(high) \(name)" }
        // A dash between two numbers below zero would be one sign too many.
        return span.lowerBound < 0 ? self(en: "\(low) to \(high) \(name)", ko: "\(low) ~ \(high) \(name)") : "\(low)–\(high) \(name)"
    }

    /// A height in metres or feet; metres in.
    package func elevationNumber(_ metres: Double) -> Double { units.hasMiles ? metres / Units.metresPerFoot : metres }

    package var elevationUnit: String { units.hasMiles ? "ft" : "m" }

    /// Lengths, in metres, that are round numbers in the person's units, the shortest first.
    package var roundLengths: [Double] {
        let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
        let round = powers.flatMap { power in [power, 2 * power, 5 * power] }
        guard units.hasMiles else { return round }
        return round.filter { $0 <= 2000 }.map { $0 * Units.metresPerFoot } + round.filter { $0 < 1000 }.map { $0 * Units.metresPerMile }
    }

    /// A way of less than a kilometre, in whole metres or feet: `34 m`, `112 ft`.
    package func shortWay(_ metres: Double) -> String {
        units.hasMiles ? "\(number(Int(clamping: metres / Units.metresPerFoot))) ft" : "\(number(Int(clamping: metres))) m"
    }

    /// One of the round lengths: `200 m`, `2 km`; `500 ft`, `2 mi`.
    package func roundLength(_ metres: Double) -> String {
        let (short, name) = !units.hasMiles ? (1, "m") : (Units.metresPerFoot, "ft")
        guard metres >= units.metresPerLong * 0.999 else { return "\(decimal(metres / short, places: 0)) \(name)" }
        return "\(decimal(metres / units.metresPerLong, places: 0)) \(distanceUnit)"
    }

    package var distanceUnit: String { !units.hasMiles ? "km" : "mi" }
    package var speedUnit: String { !units.hasMiles ? "km/h" : "mph" }
    package var stepLengthUnit: String { units.hasInches ? "in" : "cm" }

    /// `4.3`; metres a second in.
    package func speedNumber(_ metresPerSecond: Double) -> String { decimal(units.speed(metresPerSecond)) }

    /// `58`, `22.8`; metres in.
    package func stepLengthNumber(_ metres: Double) -> String {
        decimal(units.stepLength(metres), places: units.hasInches ? 1 : 0)
    }

    /// A metric's value as an axis counts it.
    ///
    /// Values that people read in one number are one on the axis, too, so that a day lies on the goal that it is said to have.
    package func axisValue(_ value: Double, of metric: Metric) -> Double {
        let exact = exactAxisValue(value, of: metric)
        return switch metric {
        case .speed: rounded(exact, places: 1)
        case .stepLength: rounded(exact, places: units.hasInches ? 1 : 0)
        default: exact
        }
    }

    /// The same with all of its digits.
    func exactAxisValue(_ value: Double, of metric: Metric) -> Double {
        switch metric {
        case .steps, .flights: value
        case .distance: value / units.metresPerLong
        case .exercise: value / 60
        case .speed: units.speed(value)
        case .stepLength, .verticalOscillation: units.stepLength(value)
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: value * 100
        case .stairAscentSpeed, .stairDescentSpeed, .sixMinuteWalk: units.hasMetres ? value : value / Units.metresPerFoot
        case .stanceTime: value * 1000
        case .briskHeartRate, .heartRate, .highestHeartRate: value
        }
    }

    /// A number of an axis as exactly as it is said, such as kilometres to a tenth.
    package func saidAxisValue(_ value: Double, of metric: Metric) -> Double {
        switch metric {
        case .distance: rounded(units.asSaid(value * units.metresPerLong) / units.metresPerLong, places: 3)
        case .stepLength: rounded(value, places: units.hasInches ? 1 : 0)
        case .speed, .doubleSupport, .asymmetry, .steadiness, .stanceBalance, .verticalOscillation: rounded(value, places: 1)
        case .stairAscentSpeed, .stairDescentSpeed: rounded(value, places: 2)
        case .steps, .flights, .exercise, .sixMinuteWalk, .stanceTime, .briskHeartRate, .heartRate, .highestHeartRate:
            rounded(value, places: 0)
        }
    }

    /// The unit of an axis; empty for plain counts.
    package func axisUnit(of metric: Metric) -> String {
        switch metric {
        case .distance: distanceUnit
        case .speed: speedUnit
        case .stepLength, .verticalOscillation: stepLengthUnit
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: "%"
        case .stairAscentSpeed, .stairDescentSpeed: units.hasMetres ? "m/s" : "ft/s"
        case .sixMinuteWalk: units.hasMetres ? "m" : "ft"
        case .stanceTime: "ms"
        case .briskHeartRate, .heartRate, .highestHeartRate: self(en: "/min", ko: "회/분")
        case .steps, .flights, .exercise: ""
        }
    }

    package func name(_ units: Units) -> String {
        let ways = units.hasMiles ? self(en: "Miles", ko: "마일") : self(en: "Kilometres", ko: "킬로미터")
        let bodies = units.hasInches ? self(en: "inches", ko: "인치") : self(en: "centimetres", ko: "센티미터")
        let weights = units.hasPounds ? self(en: "pounds", ko: "파운드") : self(en: "kilograms", ko: "킬로그램")
        return "\(ways), \(bodies), \(weights)"
    }
}
