/// A Korean particle whose form depends on how the word before it ends when it is read aloud.
///
/// ```swift
/// "\(time)\(Particle.copula.after(time))."  // "07:40이에요.", "09:00예요."
/// ```
package enum Particle: Sendable {
    /// `은`, `는`.
    case topic
    /// `이`, `가`.
    case subject
    /// `을`, `를`.
    case object
    /// `과`, `와`.
    case and
    /// `으로`, `로`.
    case by
    /// `이에요`, `예요`.
    case copula
    /// `이라`, `라`.
    case being

    /// The form that follows a word, a number, a measure or a path; both forms where nobody can tell.
    package func after(_ word: String) -> String {
        let (consonant, vowel, both) = forms
        return switch KoreanReading.ending(of: word) {
        case .vowel: vowel
        // 로 follows ㄹ, too.
        case .rieul: self == .by ? vowel : consonant
        case .consonant: consonant
        case nil: both
        }
    }

    private var forms: (consonant: String, vowel: String, both: String) {
        switch self {
        case .topic: ("은", "는", "은(는)")
        case .subject: ("이", "가", "이(가)")
        case .object: ("을", "를", "을(를)")
        case .and: ("과", "와", "과(와)")
        case .by: ("으로", "로", "(으)로")
        case .copula: ("이에요", "예요", "예요")
        case .being: ("이라", "라", "(이)라")
        }
    }
}
