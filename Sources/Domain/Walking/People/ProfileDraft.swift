/// A profile that is being filled in.
package struct ProfileDraft: Hashable, Sendable {
    /// What keeps it from being a profile.
    package enum Problem: Hashable, Sendable {
        case gender, ageBand, height
    }

    package var gender: Profile.Gender?
    package var ageBand: AgeBand?
    /// As it was typed.
    package var height: String

    package init(_ profile: Profile? = nil) {
        gender = profile?.gender
        ageBand = profile?.ageBand
        height = profile?.heightCentimetres.map(String.init) ?? ""
    }

    /// The first thing that is missing or wrong; nil when nothing is.
    package var problem: Problem? {
        if gender == nil { return .gender }
        if ageBand == nil { return .ageBand }
        return isHeightValid ? nil : .height
    }

    /// Whether the height is wrong, and long enough for that to be said.
    package var isHeightWrong: Bool { height.count >= String(Profile.heights.upperBound).count && !isHeightValid }

    /// The profile, once nothing is missing.
    package var profile: Profile? {
        guard problem == nil, let gender, let ageBand else { return nil }
        return Profile(gender: gender, ageBand: ageBand, heightCentimetres: Int(height))
    }

    private var isHeightValid: Bool { height.isEmpty || Int(height).map(Profile.heights.contains) ?? false }
}
