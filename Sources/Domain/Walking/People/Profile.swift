/// The facts about a person by which numbers are compared, and steps and energy estimated.
package struct Profile: Hashable, Sendable, Codable {
    package enum Gender: String, CaseIterable, Sendable, Codable {
        case woman, man, other
        /// Rather not said.
        case unsaid
    }

    package var gender: Gender
    package var ageBand: AgeBand
    package var heightCentimetres: Int?
    package var weightKilograms: Double?

    package init(gender: Gender, ageBand: AgeBand, heightCentimetres: Int? = nil, weightKilograms: Double? = nil) {
        self.gender = gender
        self.ageBand = ageBand
        self.heightCentimetres = heightCentimetres
        self.weightKilograms = weightKilograms
    }

    /// Heights that a form accepts.
    package static let heights = 50...250
    /// Weights that are accepted.
    package static let weights = 20.0...300.0
}

/// The age groups that gait studies of older people use; each begins with the age that the one before it ends at.
///
/// The raw value, which journals keep, says where the next one begins.
package enum AgeBand: String, CaseIterable, Sendable, Codable {
    case under50 = "-50"
    case from50 = "50-55"
    case from55 = "55-60"
    case from60 = "60-70"
    case from70 = "70-80"
    case from80 = "80-"
    /// Rather not said.
    case unsaid = "unsaid"
}
