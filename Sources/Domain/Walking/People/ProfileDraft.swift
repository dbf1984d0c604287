/// A profile that is being filled in.
package struct ProfileDraft: Hashable, Sendable {
    /// What keeps it from being a profile.
    package enum Problem: Hashable, Sendable {
        case height
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

    /// What is wrong; nil when nothing is, also where nothing was answered.
    package var problem: Problem? {
        isHeightValid ? nil : .height
    }

    /// Whether the height is wrong, and long enough for that to be said.
    package var isHeightWrong: Bool { height.count >= String(Profile.heights.upperBound).count && !isHeightValid }

    /// The profile, once nothing is wrong; what was not answered is left unsaid.
    package var profile: Profile? {
        guard problem == nil else { return nil }
        return Profile(gender: gender ?? .unsaid, ageBand: ageBand ?? .unsaid, heightCentimetres: Int(height))
    }

    private var isHeightValid: Bool { height.isEmpty || Int(height).map(Profile.heights.contains) ?? false }
}
