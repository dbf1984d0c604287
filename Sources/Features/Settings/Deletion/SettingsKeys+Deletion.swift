import Screens
import Terminal

/// The keys of the screen that ends an account.
extension SettingsKeys {
    var deleteAccount: KeyEntry { KeyEntry("account.delete", .control("s"), .enter, title: strings.deletion.delete) }

    var deletionSection: KeySection { KeySection(strings.deletion.title, [deleteAccount]) }
}
