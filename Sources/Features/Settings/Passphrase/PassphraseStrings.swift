/// The words of the form that changes a passphrase.
struct PassphraseStrings: Sendable {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var question: String
    var current: String
    var fresh: String
    var again: String
    var help: @Sendable (_ minimum: Int) -> String
    var nextField: String
    var missing: String
    var wrong: String
    var slowDown: @Sendable (_ seconds: Int) -> String
    var tooShort: @Sendable (_ minimum: Int) -> String
    var tooLong: @Sendable (_ maximum: Int) -> String
    var differ: String
    var cannotHash: String
    var saved: String
    var savedWithoutToken: String

    static let en = PassphraseStrings(
        row: "Passphrase", palette: "passphrase", question: "Which passphrase would you like?",
        current: "Current one", fresh: "New one", again: "Once more",
        help: { "At least \($0) characters. Nobody can recover it." }, nextField: "next",
        missing: "Fill in all three first", wrong: "That is not your current passphrase.",
        slowDown: { "Too many tries. Wait \($0) \($0 == 1 ? "second" : "seconds"), then try again." },
        tooShort: { "At least \($0) characters." }, tooLong: { "At most \($0) characters." },
        differ: "The two new passphrases differ.",
        cannotHash: "There is not enough memory to keep it safely. Close something and try again.",
        saved: "Your passphrase is changed.",
        savedWithoutToken: "Your passphrase is changed. The keychain does not answer, so you will be asked for it next time.")

    static let ko = PassphraseStrings(
        row: "비밀번호", palette: "비밀번호", question: "어떤 비밀번호로 바꿀까요?",
        current: "지금 비밀번호", fresh: "새 비밀번호", again: "한 번 더",
        help: { "\($0)자 이상이에요. 잊으면 다시 알려 줄 수 없어요." }, nextField: "다음",
        missing: "아직 빈 곳이 있어요", wrong: "지금 쓰는 비밀번호가 아니에요.",
        slowDown: { "여러 번 틀렸어요. \($0)초 뒤에 다시 해 주세요." },
        tooShort: { "\($0)자 이상이어야 해요." }, tooLong: { "\($0)자까지 쓸 수 있어요." },
        differ: "새 비밀번호 두 개가 서로 달라요.",
        cannotHash: "메모리가 모자라 안전하게 보관할 수 없어요. 다른 프로그램을 닫고 다시 해 주세요.",
        saved: "비밀번호를 바꿨어요.",
        savedWithoutToken: "비밀번호를 바꿨어요. 키체인이 응답하지 않아서 다음에는 비밀번호를 적어야 해요.")
}
