/// A profile that is being filled in.
package struct ProfileDraft: Hashable, Sendable {
    /// The problem that keeps it from being a profile.
    package enum Problem: Hashable, Sendable {
        case height, weight
    }

    package var gender: Profile.Gender?
    package var ageBand: AgeBand?
    /// The height as it was typed.
    package var height: String
    /// The weight as it was typed.
    package var weight: String
    /// The weight that was known, of which the text says a tenth alone.
    private let knownWeight: Double?

    /// The units of a height and a weight without a unit.
    package let units: Units

    package init(_ profile: Profile? = nil, units: Units = .metric) {
        self.units = units
        gender = profile?.gender
        ageBand = profile?.ageBand
        height = profile?.heightCentimetres.map { TypedLength.height($0, in: units) } ?? ""
        knownWeight = profile?.weightKilograms
        weight = knownWeight.map { TypedWeight.text($0, in: units) } ?? ""
    }

    /// The first problem; nil when there is none, also where nothing was answered.
    package var problem: Problem? {
        isHeightValid ? isWeightValid ? nil : .weight : .height
    }

    /// Indicates whether the height is wrong, and long enough for that to be said; a word at its end may still become a unit.
    package var isHeightWrong: Bool {
        !isHeightValid && (Self.isFinished(height) || Self.isNoNumber(height, TypedLength.unitNames))
    }

    /// The same of the weight, which pounds may still follow.
    package var isWeightWrong: Bool {
        guard !isWeightValid else { return false }
        if Self.isNoNumber(weight, TypedWeight.unitNames) { return true }
        return Self.isFinished(weight) && !(TypedWeight(weight + "lb", in: units).map(Self.isPossible) ?? false)
    }

    /// Returns whether nothing that follows makes a measure of a text: it begins with no number, or ends in a word that begins no unit.
    private static func isNoNumber(_ text: String, _ units: [String]) -> Bool {
        let text = text.trimmed.lowercased()
        guard let first = text.first else { return false }
        let word = String(text.reversed().prefix { $0.isLetter && !TypedNumber.isNumeral($0) }.reversed())
        return !TypedNumber.isNumeral(first) || !(word.isEmpty || units.contains { $0.hasPrefix(word) })
    }

    /// Returns whether a text is as long as the highest numbers, and no word at its end may still become a unit.
    private static func isFinished(_ text: String) -> Bool {
        text.count >= 3 && !(text.last.map { $0.isLetter || $0.isWhitespace } ?? true)
    }

    /// The profile, once nothing is wrong; what was not answered is left unsaid.
    package var profile: Profile? {
        guard problem == nil else { return nil }
        return Profile(gender: gender ?? .unsaid, ageBand: ageBand ?? .unsaid, heightCentimetres: centimetres, weightKilograms: kilograms)
    }

    private var centimetres: Int? { TypedLength(height, in: units).map { Int(clamping: $0.metres * 100) } }

    private var kilograms: Double? {
        if let knownWeight, weight == TypedWeight.text(knownWeight, in: units) { return knownWeight }
        return TypedWeight(weight, in: units)?.kilograms
    }

    private static func isPossible(_ weight: TypedWeight) -> Bool { Profile.weights.contains(weight.kilograms) }

    private var isWeightValid: Bool { weight.trimmed.isEmpty || kilograms.map(Profile.weights.contains) ?? false }

    private var isHeightValid: Bool { height.trimmed.isEmpty || centimetres.map(Profile.heights.contains) ?? false }
}
