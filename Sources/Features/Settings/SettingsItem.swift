/// One row of the list; each opens what changes it.
enum SettingsItem: CaseIterable {
    /// Whether it is for those only who have an account, and so a passphrase.
    var needsAccount: Bool { self == .passphrase || self == .deletion }

    case nickname, profile, goal, streak, zones, passphrase, deletion, units, language, theme, motion, about, signOut

    /// Nil for signing out, which leads nowhere but asks.
    var route: SettingsRoute? {
        switch self {
        case .nickname: .nickname
        case .profile: .profile
        case .goal: .goal
        case .streak: .streak
        case .zones: .zones
        case .passphrase: .passphrase
        case .deletion: .deletion
        case .units: .units
        case .language: .language
        case .theme: .theme
        case .motion: .motion
        case .about: .about
        case .signOut: nil
        }
    }
}
