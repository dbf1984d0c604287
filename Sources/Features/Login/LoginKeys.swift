import Phrases
import Screens
import Terminal

/// The keys on the way in: what key files call each, what it does, and what it is pressed by.
package enum LoginKeys {
    static func next(_ strings: SignInStrings) -> KeyEntry { KeyEntry("login.next", .enter, title: strings.nextField) }
    static func signIn(_ strings: SignInStrings) -> KeyEntry { KeyEntry("login.signIn", .enter, .control("s"), title: strings.signIn) }
    static func choose(_ strings: SignInStrings) -> KeyEntry { KeyEntry("login.choose", .down, title: strings.choose) }
    static func chooseBack(_ strings: SignInStrings) -> KeyEntry { KeyEntry("login.chooseBack", .up, title: strings.chooseBack) }
    static func next(_ strings: CreateAccountStrings) -> KeyEntry { KeyEntry("signUp.next", .enter, title: strings.nextField) }

    /// - Parameter title: what the button says now.
    static func create(_ title: String) -> KeyEntry { KeyEntry("signUp.create", .enter, .control("s"), title: title) }
    static func next(_ strings: ProfileSettingStrings) -> KeyEntry { KeyEntry("profile.next", .enter, .control("s"), title: strings.next) }
    static func start(_ strings: NicknameStrings) -> KeyEntry { KeyEntry("nickname.start", .enter, .control("s"), title: strings.start) }

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        let strings = LoginStrings.for(language)
        return [
            KeySection(
                strings.signIn.title, [next(strings.signIn), choose(strings.signIn), chooseBack(strings.signIn), signIn(strings.signIn)]),
            KeySection(strings.signUp.title, [next(strings.signUp), create(strings.signUp.create)]),
            KeySection(Phrases(language).aboutYou, [next(strings.profile)]),
            KeySection(Phrases(language).nickname, [start(strings.nickname)]),
        ]
    }
}
