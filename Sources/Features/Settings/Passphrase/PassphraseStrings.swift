import Common
import Phrases

/// The words of the form that changes a passphrase.
struct PassphraseStrings: Sendable, Translated {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var question: String
    var current: String
    var fresh: String
    var help: @Sendable (_ minimum: Int) -> String
    var wrong: String
    var differ: String
    var saved: String
    var savedWithoutToken: String
    var form: PassphraseFormStrings

    static let en = PassphraseStrings(
        row: "Passphrase", palette: "passphrase", question: "Which passphrase would you like?",
        current: "Current one", fresh: "New one",
        help: { "At least \($0) characters. Nobody can recover it." }, wrong: "That is not your current passphrase.",
        differ: "The two new passphrases differ.",
        saved: "Your passphrase is changed.",
        savedWithoutToken: "Your passphrase is changed. The keychain does not answer, so you will be asked for it next time.",
        form: .en)

    static let ko = PassphraseStrings(
        row: "비밀번호", palette: "비밀번호", question: "어떤 비밀번호로 바꿀까요?",
        current: "지금 비밀번호", fresh: "새 비밀번호",
        help: { "\($0)자 이상이에요. 잊으면 다시 알려 줄 수 없어요." }, wrong: "지금 쓰는 비밀번호가 아니에요.",
        differ: "새 비밀번호 두 개가 서로 달라요.",
        saved: "비밀번호를 바꿨어요.",
        savedWithoutToken: "비밀번호를 바꿨어요. 키체인이 응답하지 않아서 다음에는 비밀번호를 적어야 해요.",
        form: .ko)
}
