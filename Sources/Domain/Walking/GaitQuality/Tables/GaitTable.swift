/// A published table of how people of an age walk; the raw value is what is stored.
///
/// Most were measured over a few metres in a corridor, where people walk faster than in life, so nobody is called slow by one.
package enum GaitTable: String, CaseIterable, Sendable, Codable {
    /// 23,111 people of 41 studies.
    case world
    /// 1,348 people of the countryside, 76 years old in the mean.
    case korea

    /// An entry of a table for a measure; one number, or several ages or sexes together.
    package struct Reference: Hashable, Sendable {
        package let values: ClosedRange<Double>
        package let study: GaitStudy
        package let ages: Ages
        /// The people who were measured; nil where the study does not say more than their age.
        package let people: People?
        /// Indicates whether they were measured in their days, and not over a course of some metres.
        package let isOfDailyLife: Bool
    }

    /// The ages that a number is of.
    package enum Ages: Hashable, Sendable {
        /// The person's own.
        case own
        case adults
        /// Older adults together, who were so old in the mean.
        case older(mean: Int)
    }

    /// The people whom a table tells of.
    package enum People: CaseIterable, Sendable {
        case world, korea, unitedStates
    }

    /// Returns nil where the table does not have the measure, or nobody of that age.
    package func reference(_ measure: GaitMeasure, age: AgeBand, gender: Profile.Gender) -> Reference? {
        switch measure {
        case .speed: speed(age, gender)
        case .peakCadence:
            // The accelerometers of a survey of the United States (NHANES 2005–2006), worn for seven days.
            Reference(
                values: Self.span(men: 73.7...73.7, women: 69.6...69.6, gender), study: .tudorLocke2012, ages: .adults,
                people: .unitedStates, isOfDailyLife: true)
        case .walkRatio where age == .from70:
            // 0.60 cm, give or take a standard deviation of 0.07.
            Reference(values: 0.0053...0.0067, study: .walkRatio, ages: .own, people: nil, isOfDailyLife: false)
        default: nil
        }
    }

    private func speed(_ age: AgeBand, _ gender: Profile.Gender) -> Reference? {
        switch self {
        case .world:
            guard let (men, women) = Self.bohannon[age] else { return nil }
            return Reference(
                values: Self.span(men: men, women: women, gender), study: .bohannon, ages: .own, people: .world, isOfDailyLife: false)
        case .korea:
            guard age == .from70 || age == .from80 else { return nil }
            return Reference(
                values: Self.span(men: 0.850...0.850, women: 0.709...0.709, gender), study: .jung, ages: .older(mean: 76), people: .korea,
                isOfDailyLife: false)
        }
    }

    /// Metres a second at a comfortable pace; of the ages under 50 the least and the greatest.
    private static let bohannon: [AgeBand: (men: ClosedRange<Double>, women: ClosedRange<Double>)] = [
        .under50: (1.36...1.43, 1.34...1.39), .from50: (1.43...1.43, 1.31...1.31), .from55: (1.43...1.43, 1.31...1.31),
        .from60: (1.34...1.34, 1.24...1.24), .from70: (1.26...1.26, 1.13...1.13), .from80: (0.97...0.97, 0.94...0.94),
    ]

    /// Of one sex, or of both.
    private static func span(men: ClosedRange<Double>, women: ClosedRange<Double>, _ gender: Profile.Gender) -> ClosedRange<Double> {
        switch gender {
        case .man: men
        case .woman: women
        case .other, .unsaid: min(men.lowerBound, women.lowerBound)...max(men.upperBound, women.upperBound)
        }
    }
}

/// A published source of a number that GND shows or judges by.
package struct GaitStudy: Hashable, Sendable {
    /// The short name by which it is cited beside a number: `Kwon 2009`.
    package let name: String
    /// Journal and number, by which it is found.
    package let place: String

    package static let kwon = GaitStudy(name: "Kwon 2009", place: "J Nutr Health Aging 13:538, PMC3100159")
    package static let bohannon = GaitStudy(name: "Bohannon 2011", place: "Physiotherapy 97:182, doi 10.1016/j.physio.2010.12.004")
    package static let jung = GaitStudy(name: "Jung 2018", place: "Clin Interv Aging 13:1079, doi 10.2147/CIA.S166863")
    package static let mcAvoy = GaitStudy(name: "McAvoy 2021", place: "IJBNPA, doi 10.1186/s12966-021-01096-w, table 5")
    package static let tudorLocke2021 = GaitStudy(name: "Tudor-Locke 2021", place: "IJBNPA, doi 10.1186/s12966-021-01199-4")
    package static let tudorLocke2012 = GaitStudy(name: "Tudor-Locke 2012", place: "PubMed 22207030")
    package static let respiratoryCare = GaitStudy(name: "Respir Care 2016", place: "61:1323")
    package static let walkRatio = GaitStudy(name: "Gait Posture 2018", place: "PubMed 29494821")
    package static let werner = GaitStudy(name: "Werner 2023", place: "Sci Rep 13:5350, doi 10.1038/s41598-023-32550-3")
    package static let sen = GaitStudy(name: "Sen 1968", place: "J Am Stat Assoc 63:1379")
    package static let smallestDetectable = GaitStudy(name: "J Aging Res 2012", place: "954378")
    package static let giannouli = GaitStudy(name: "Giannouli 2016", place: "PMC4789440")
}
