import Phrases

/// Every word on the way in; one object a language, so that what needs words copies a reference.
package final class LoginStrings: Sendable, Translated {
    let signIn: SignInStrings
    let signUp: CreateAccountStrings
    let profile: ProfileSettingStrings
    let nickname: NicknameStrings
    /// The sentence for a token that the keychain did not keep.
    let notKept: String

    package static let en = LoginStrings(.en)
    package static let ko = LoginStrings(.ko)

    private init(_ language: Language) {
        signIn = .for(language)
        signUp = .for(language)
        profile = .for(language)
        nickname = .for(language)
        notKept = Phrases(language)(
            en: "You are in. The keychain does not answer, so you will be asked again next time.",
            ko: "로그인했어요. 키체인이 응답하지 않아서 다음에는 다시 로그인해야 해요.")
    }
}
