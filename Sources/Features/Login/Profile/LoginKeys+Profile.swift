import Screens
import Terminal

/// The key of the profile's form.
extension LoginKeys {
    var nextOnProfile: KeyEntry { KeyEntry("profile.next", .enter, .control("s"), title: strings.profile.next) }

    var profileSection: KeySection { KeySection(strings.profile.title, [nextOnProfile]) }
}
