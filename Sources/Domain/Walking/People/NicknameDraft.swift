/// A nickname that is being typed, and what is known about it so far.
package struct NicknameDraft: Hashable, Sendable {
    /// What is known about the name as it stands.
    package enum Verdict: Hashable, Sendable {
        /// Nothing typed, as it was, or not looked up yet.
        case open
        case free
        case refused(ChooseNickname.Failure)
    }

    /// As it was typed.
    package var text: String {
        didSet { if text != oldValue { verdict = Self.atOnce(text) } }
    }
    package private(set) var verdict = Verdict.open
    private let original: String

    /// - Parameter original: the name that the person has already.
    package init(_ original: String = "") {
        self.original = original
        text = original
    }

    package var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

    /// Whether leaving would lose it.
    package var hasChanges: Bool { text != original }

    /// Whether it can only be judged by asking who else is there.
    package var needsLookup: Bool { verdict == .open && !isEmpty && hasChanges }

    /// Whether another name is needed; a store that failed may answer the next time.
    package var isRefused: Bool {
        switch verdict {
        case .refused(.nickname), .refused(.taken): true
        case .open, .free, .refused(.journal): false
        }
    }

    /// Takes an answer; one about what was typed before counts for nothing.
    package mutating func note(_ failure: ChooseNickname.Failure?, about asked: String) {
        if asked == text { verdict = failure.map(Verdict.refused) ?? .free }
    }

    /// What can be said without asking anybody.
    private static func atOnce(_ text: String) -> Verdict {
        do throws(Nickname.Problem) {
            _ = try Nickname(text)
            return .open
        } catch {
            return error == .empty ? .open : .refused(.nickname(error))
        }
    }
}
