import Phrases

extension SettingsStrings {
    static let en = SettingsStrings(
        title: "Settings", you: "You", program: "Program",
        goalRow: "Daily goal", units: "Units", unitsQuestion: "Which units do you use?", language: "Language", theme: "Colours",
        motion: "Motion",
        about: "About GND",
        signOut: "Sign out", none: "not set",
        heading: { "Signed in as \($0)" }, localProfile: "Local profile, without an account",
        saved: { "\($0): \($1)" }, notWritten: { "\($0) cannot be written to. Change its permissions and try again." },
        keychainFailed: "You are signed out, but the keychain does not answer: you may be signed in automatically next time.",
        signOutTitle: "Sign out?", signOutText: "Your walks stay here. You will need your ID and passphrase to come back.",
        signOutLocalText: "The walks stay in the local profile.",
        languageQuestion: "Which language would you like?", followSystem: "Same as the system",
        languageName: { $0 == .en ? "English" : "한국어" },
        themeQuestion: "Which colours are easy on your eyes?",
        themeName: {
            switch $0 {
            case "dark": "Dark"
            case "light": "Light"
            case "high-contrast": "High contrast"
            case "mono": "No colours"
            default: $0
            }
        },
        automatic: "Same as the terminal",
        motionQuestion: "Should the screen move?",
        motionName: {
            switch $0 {
            case nil: "Automatic (off over SSH)"
            case false?: "On"
            case true?: "Off"
            }
        },
        version: "Version", dataFolder: "Data",
        aboutText: "A walking journal for the terminal. It works without a network, and what you log stays on this machine.",
        goal: .en, editor: .en, streak: .en, zones: .en, passphrase: .en, deletion: .en)
}
