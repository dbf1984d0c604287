import Common
import Phrases

/// The words of the form that makes an account.
struct CreateAccountStrings: Sendable, Translated {
    var title: String
    var headline: String
    var name: String
    var nameHelp: String
    var passphrase: String
    var passphraseHelp: @Sendable (_ minimum: Int) -> String
    var create: String
    var creating: String
    var proceed: String
    var made: @Sendable (_ name: String) -> String
    var nameEmpty: String
    var nameTooLong: @Sendable (_ maximum: Int) -> String
    var nameBadCharacter: @Sendable (_ character: String) -> String
    var nameReserved: String
    var taken: String
    var aside: String
    var form: PassphraseFormStrings

    static let en = CreateAccountStrings(
        title: "Sign up", headline: "Create an account on this computer",
        name: "ID", nameHelp: "Letters, digits and . _ - @ +",
        passphrase: "Passphrase", passphraseHelp: { "At least \($0) characters; try a few words." },
        create: "Create the account", creating: "Creating …", proceed: "Continue",
        made: { "The account \($0) is created." },
        nameEmpty: "Choose an ID.", nameTooLong: { "At most \($0) characters." },
        nameBadCharacter: { "An ID cannot have \($0): letters, digits and . _ - @ + only." },
        nameReserved: "The local profile uses this ID. Choose another one.",
        taken: "Somebody has this ID. Choose another one.",
        aside: """
            The passphrase is kept as an Argon2id hash, never as you type it. \
            Nobody can recover it, so write it down in a safe place.
            """,
        form: .en)

    static let ko = CreateAccountStrings(
        title: "계정 만들기", headline: "이 컴퓨터에 계정을 만들어요",
        name: "아이디", nameHelp: "글자, 숫자, . _ - @ +를 쓸 수 있어요.",
        passphrase: "비밀번호", passphraseHelp: { "\($0)자 이상이에요. 낱말 몇 개를 이으면 외우기 쉬워요." },
        create: "계정 만들기", creating: "만들고 있어요 …", proceed: "계속하기",
        made: { "‘\($0)’ 계정을 만들었어요." },
        nameEmpty: "아이디를 정해 주세요.", nameTooLong: { "\($0)자까지 쓸 수 있어요." },
        nameBadCharacter: { "\($0)\(Particle.topic.after($0)) 쓸 수 없어요. 글자, 숫자, . _ - @ +만 돼요." },
        nameReserved: "계정 없이 쓰는 기록의 아이디예요. 다른 아이디를 정해 주세요.",
        taken: "이미 있는 아이디예요. 다른 아이디를 정해 주세요.",
        aside: """
            비밀번호는 Argon2id 해시로만 보관하고, 적은 그대로는 남기지 않아요. \
            잊으면 다시 알려 줄 수 없으니 안전한 곳에 적어 두세요.
            """,
        form: .ko)
}
