/// A profile that is being filled in.
package struct ProfileDraft: Hashable, Sendable {
    /// The problem that keeps it from being a profile.
    package enum Problem: Hashable, Sendable {
        case height
    }

    package var gender: Profile.Gender?
    package var ageBand: AgeBand?
    /// The height as it was typed.
    package var height: String

    /// The units of a height without a unit.
    package let units: Units

    package init(_ profile: Profile? = nil, units: Units = .metric) {
        self.units = units
        gender = profile?.gender
        ageBand = profile?.ageBand
        height = profile?.heightCentimetres.map { TypedLength.height($0, in: units) } ?? ""
    }

    /// The first problem; nil when there is none, also where nothing was answered.
    package var problem: Problem? {
        isHeightValid ? nil : .height
    }

    /// Indicates whether the height is wrong, and long enough for that to be said; a word at its end may still become a unit.
    package var isHeightWrong: Bool {
        let isUnfinished = height.last.map { $0.isLetter || $0.isWhitespace } ?? true
        return height.count >= String(Profile.heights.upperBound).count && !isUnfinished && !isHeightValid
    }

    /// The profile, once nothing is wrong; what was not answered is left unsaid.
    package var profile: Profile? {
        guard problem == nil else { return nil }
        return Profile(gender: gender ?? .unsaid, ageBand: ageBand ?? .unsaid, heightCentimetres: centimetres)
    }

    private var centimetres: Int? { TypedLength(height, in: units).map { Int(clamping: $0.metres * 100) } }

    private var isHeightValid: Bool { height.trimmed.isEmpty || centimetres.map(Profile.heights.contains) ?? false }
}
