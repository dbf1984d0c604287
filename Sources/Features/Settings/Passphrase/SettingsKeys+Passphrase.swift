import Common
import Screens
import Terminal

/// The keys of the passphrase's form.
extension SettingsKeys {
    var nextField: KeyEntry { KeyEntry("passphrase.next", .enter, title: strings.passphrase.form.nextField) }

    var passphraseSection: KeySection { KeySection(strings.passphrase.row, [nextField]) }
}
