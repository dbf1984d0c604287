import Phrases
import Walking

/// The words that every form with a passphrase says.
package struct PassphraseFormStrings: Sendable, Translated {
    package var again: String
    package var nextField: String
    package var missing: String
    package var tooShort: @Sendable (_ minimum: Int) -> String
    package var tooLong: @Sendable (_ maximum: Int) -> String
    package var differ: String
    package var cannotHash: String
    package var slowDown: @Sendable (_ seconds: Int) -> String

    package static let en = PassphraseFormStrings(
        again: "Once more", nextField: "next", missing: "Fill in all three first",
        tooShort: { "At least \($0) characters." }, tooLong: { "At most \($0) characters." },
        differ: "The two passphrases differ.",
        cannotHash: "There is not enough memory to keep it safely. Close something and try again.",
        slowDown: { "Too many tries. Wait \($0) \($0 == 1 ? "second" : "seconds"), then try again." })

    package static let ko = PassphraseFormStrings(
        again: "한 번 더", nextField: "다음", missing: "아직 빈 곳이 있어요",
        tooShort: { "\($0)자 이상이어야 해요." }, tooLong: { "\($0)자까지 쓸 수 있어요." },
        differ: "두 비밀번호가 서로 달라요.",
        cannotHash: "메모리가 모자라 안전하게 보관할 수 없어요. 다른 프로그램을 닫고 다시 해 주세요.",
        slowDown: { "여러 번 틀렸어요. \($0)초 뒤에 다시 해 주세요." })

    /// Returns the problem of a chosen passphrase.
    package func sentence(_ problem: NewPassphrase.Problem) -> String {
        switch problem {
        case .tooShort(let minimum): tooShort(minimum)
        case .tooLong(let maximum): tooLong(maximum)
        case .differ: differ
        }
    }
}
