import Common
import Phrases

/// The words of the first screen.
struct SignInStrings: Sendable, Translated {
    var title: String
    var headline: String
    var name: String
    var passphrase: String
    var signIn: String
    var signingIn: String
    var createAccount: String
    var withoutAccount: String
    /// Below the field of the ID.
    var people: @Sendable (_ names: String) -> String
    var nobodyOfThatName: @Sendable (_ name: String) -> String
    /// Puts another of them into the field.
    var choose: String
    var chooseBack: String
    /// A button, and what it says.
    var forgotten: String
    var forgottenText: String
    var understood: String
    var missing: String
    var wrong: String
    /// The hint for a machine without accounts: how to see the app first.
    var lookAround: String
    var aside: String
    var form: PassphraseFormStrings

    static let en = SignInStrings(
        title: "Sign in", headline: "Who is walking?",
        name: "ID", passphrase: "Passphrase",
        signIn: "Sign in", signingIn: "Signing in …",
        createAccount: "Create an account", withoutAccount: "Without an account",
        people: { "On this computer: \($0)" }, nobodyOfThatName: { "There is no account \($0) on this computer." },
        choose: "choose", chooseBack: "choose the one before",
        forgotten: "Passphrase forgotten",
        forgottenText: "It is kept nowhere, so nobody can recover it. Try again, or create a new account and import again.",
        understood: "OK", missing: "Type your ID and your passphrase.",
        wrong: "The ID or the passphrase is not right.",
        lookAround: "To look around first: gnd --demo",
        aside: """
            An account keeps the walks of several people on this computer apart. Without one, everything is in the local profile.

            Nothing leaves this computer.
            """,
        form: .en)

    static let ko = SignInStrings(
        title: "로그인", headline: "누가 걷나요?",
        name: "아이디", passphrase: "비밀번호",
        signIn: "로그인", signingIn: "로그인하고 있어요 …",
        createAccount: "계정 만들기", withoutAccount: "계정 없이 시작하기",
        people: { "이 컴퓨터의 계정: \($0)" }, nobodyOfThatName: { "이 컴퓨터에 ‘\($0)’ 계정이 없어요." },
        choose: "고르기", chooseBack: "앞 계정 고르기",
        forgotten: "비밀번호를 잊었어요",
        forgottenText: "어디에도 남아 있지 않아 되살릴 수 없어요. 다시 해 보거나, 새 계정을 만들어 다시 가져와 주세요.",
        understood: "확인", missing: "아이디와 비밀번호를 적어 주세요.",
        wrong: "아이디나 비밀번호가 맞지 않아요.",
        lookAround: "먼저 둘러보려면 gnd --demo",
        aside: """
            계정이 있으면 이 컴퓨터를 함께 쓰는 사람들의 기록을 따로 둘 수 있어요. 계정이 없으면 모두 한 기록에 담겨요.

            기록은 이 컴퓨터 밖으로 나가지 않아요.
            """,
        form: .ko)
}
