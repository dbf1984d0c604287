import Phrases

/// Every word on the way in; a language is a value of this type, and a missing word does not compile.
package struct LoginStrings: Sendable {
    var signIn: SignInStrings
    var signUp: CreateAccountStrings
    var profile: ProfileSettingStrings
    var nickname: NicknameStrings
    /// Said when the keychain did not keep the token.
    var notKept: String

    package static func `for`(_ language: Language) -> LoginStrings {
        switch language {
        case .en: en
        case .ko: ko
        }
    }

    static let en = LoginStrings(
        signIn: .en, signUp: .en, profile: .en, nickname: .en,
        notKept: "You are in. The keychain does not answer, so you will be asked again next time.")

    static let ko = LoginStrings(
        signIn: .ko, signUp: .ko, profile: .ko, nickname: .ko,
        notKept: "로그인했어요. 키체인이 응답하지 않아서 다음에는 다시 로그인해야 해요.")
}
