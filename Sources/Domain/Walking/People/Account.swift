/// A person on this machine.
package struct Account: Hashable, Codable, Sendable, Identifiable {
    package var id: AccountID
    /// The ID they sign in with; the local profile, which has no passphrase, is called `local`.
    package var name: String
    package var isLocal: Bool
    package var nickname: String?
    package var profile: Profile?

    package init(id: AccountID, name: String, isLocal: Bool = false, nickname: String? = nil, profile: Profile? = nil) {
        self.id = id
        self.name = name
        self.isLocal = isLocal
        self.nickname = nickname
        self.profile = profile
    }

    /// Indicates whether nothing has to be asked any more before the first number is shown; whoever has no account is asked nothing.
    package var isComplete: Bool { isLocal || (profile != nil && nickname != nil) }

    /// The name on the person's own screens; nil for the local person, who has none.
    package var shownName: String? { nickname ?? (isLocal ? nil : name) }

    /// The name to display.
    package var displayName: String { nickname ?? name }
}

/// The number of an account on this machine.
package struct AccountID: Hashable, Sendable, Codable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
