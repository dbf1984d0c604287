/// The units of distances, heights, step lengths and weights, both displayed and typed without a unit; the journal keeps metres and kilograms.
package enum Units: String, CaseIterable, Codable, Sendable {
    case metric, imperial
    /// The units as many in Britain say them: ways in miles, bodies and steps in centimetres.
    case milesAndCentimetres = "miles-cm"
    case kilometresAndInches = "km-in"
    /// The same with weights in the other unit.
    case metricWithPounds = "metric-lb"
    case imperialWithKilograms = "imperial-kg"
    case milesAndCentimetresWithPounds = "miles-cm-lb"
    case kilometresAndInchesWithKilograms = "km-in-kg"

    /// Indicates whether ways, speeds and heights of hills are in miles and feet.
    package var hasMiles: Bool {
        switch self {
        case .imperial, .imperialWithKilograms, .milesAndCentimetres, .milesAndCentimetresWithPounds: true
        default: false
        }
    }
    /// Indicates whether bodies and steps are in feet and inches.
    package var hasInches: Bool {
        switch self {
        case .imperial, .imperialWithKilograms, .kilometresAndInches, .kilometresAndInchesWithKilograms: true
        default: false
        }
    }
    /// Indicates whether bodies are weighed in pounds.
    package var hasPounds: Bool {
        switch self {
        case .imperial, .kilometresAndInches, .metricWithPounds, .milesAndCentimetresWithPounds: true
        default: false
        }
    }
    /// Indicates whether neither miles nor inches are used.
    package var hasMetres: Bool { !hasMiles && !hasInches }

    /// Reads units as they are typed: in letters of any case, and with the weight's unit also where that goes without saying (`imperial-lb`).
    package init?(typed text: String) {
        let text = text.lowercased()
        let isFull = ["metric-kg", "imperial-lb", "miles-cm-kg", "km-in-lb"].contains(text)
        self.init(rawValue: isFull ? String(text.dropLast(3)) : text)
    }

    /// Reads the units of the locale's region: `LC_ALL` before `LC_MEASUREMENT` before `LANG`; metres where it names no region.
    /// - Parameter environment: handed in, so that nothing here reads the machine.
    package init(environment: [String: String]) {
        let wish = ["LC_ALL", "LC_MEASUREMENT", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let region = wish.drop { $0 != "_" }.dropFirst().prefix { $0.isLetter }
        self = ["US", "LR", "MM"].contains(region.uppercased()) ? .imperial : .metric
    }

    package static let metresPerMile = 1609.344
    /// The Korean 리, of which ten are almost four kilometres.
    package static let metresPerRi = 392.7
    package static let metresPerYard = 0.9144
    package static let metresPerFoot = 0.3048
    package static let metresPerInch = 0.0254
    static let kilogramsPerPound = 0.453_592_37

    /// Metres in one of the units that ways are long in: a kilometre or a mile.
    package var metresPerLong: Double { hasMiles ? Self.metresPerMile : 1000 }
    /// Metres in one of the units that steps are long in: a centimetre or an inch.
    package var metresPerShort: Double { hasInches ? Self.metresPerInch : 0.01 }
    /// Kilograms in one of the units that bodies are weighed in: a kilogram or a pound.
    package var kilogramsPerWeight: Double { hasPounds ? Self.kilogramsPerPound : 1 }

    /// The unit and the places in which a way is said.
    package enum WayPlaces: Hashable, Sendable {
        case metres, feet
        /// Kilometres or miles.
        case long(places: Int)
    }

    /// The unit and the places in which a way is said; metres in.
    package func places(of metres: Double) -> WayPlaces {
        let long = metres / metresPerLong
        if hasMiles ? long < 0.1 : metres < 999.5 { return hasMiles ? .feet : .metres }
        return .long(places: hasMiles && long < 0.995 ? 2 : Self.longPlaces(long))
    }

    /// The places of an amount of kilometres or miles: from a hundred of them on a tenth of one says nothing.
    package static func longPlaces(_ amount: Double) -> Int { amount < 99.95 ? 1 : 0 }

    /// A way as exactly as it is said; metres in and out.
    package func asSaid(_ metres: Double) -> Double {
        let (unit, parts): (Double, Double) =
            switch places(of: metres) {
            case .metres: (1, 1)
            case .feet: (Self.metresPerFoot, 1)
            case .long(places: 2): (metresPerLong, 100)
            case .long(places: 1): (metresPerLong, 10)
            case .long: (metresPerLong, 1)
            }
        return (metres / unit * parts).rounded() / parts * unit
    }

    /// A speed in kilometres or miles an hour; metres a second in.
    package func speed(_ metresPerSecond: Double) -> Double { metresPerSecond * 3600 / metresPerLong }
    /// A step length in centimetres or inches; metres in.
    package func stepLength(_ metres: Double) -> Double { metres / metresPerShort }
}
