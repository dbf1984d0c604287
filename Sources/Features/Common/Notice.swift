import Phrases
import Screens
import Terminal

/// A sentence from the program to the person: a remark by the way, or a problem, marked and in the colour of failures.
package nonisolated struct Notice: Equatable {
    package let text: String
    package let isProblem: Bool

    package static func remark(_ text: String) -> Self { Self(text: text, isProblem: false) }

    package static func problem(_ sentence: String) -> Self { Self(text: "! " + sentence, isProblem: true) }
}

extension Loadable {
    /// Returns the notice in place of the value; nil where the value is there.
    /// - Parameter loading: what is said while it is on its way.
    package nonisolated func notice(_ phrases: Phrases, loading: String = "") -> Notice? {
        switch self {
        case .loading: .remark(loading)
        case .loaded: nil
        case .failed(let failure): .problem(phrases.sentence(failure))
        }
    }
}

extension Label {
    /// Shows a notice; nil shows nothing.
    package func show(_ notice: Notice?) {
        text = notice?.text ?? ""
        style = Style(notice?.isProblem == true ? .danger : .secondary)
    }

    /// Shows a problem, and takes no room where there is none.
    package func showProblem(_ sentence: String?) {
        show(sentence.map(Notice.problem))
        isHidden = sentence == nil
    }
}
