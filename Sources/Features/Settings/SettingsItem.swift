/// One row of the list; each opens what changes it.
enum SettingsItem: CaseIterable {
    case nickname, profile, goal, streak, zones, language, theme, motion, about, signOut

    /// Nil for signing out, which leads nowhere but asks.
    var route: SettingsRoute? {
        switch self {
        case .nickname: .nickname
        case .profile: .profile
        case .goal: .goal
        case .streak: .streak
        case .zones: .zones
        case .language: .language
        case .theme: .theme
        case .motion: .motion
        case .about: .about
        case .signOut: nil
        }
    }
}
