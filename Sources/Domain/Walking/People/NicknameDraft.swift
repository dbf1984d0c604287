/// A nickname that is being typed, and what is known about it so far.
package struct NicknameDraft: Hashable, Sendable {
    /// The present knowledge about the name.
    package enum Verdict: Hashable, Sendable {
        /// Nothing typed, as it was, or not looked up yet.
        case open
        case free
        case refused(ChooseNickname.Failure)
    }

    /// The name as it was typed.
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

    /// Indicates whether leaving would lose it.
    package var hasChanges: Bool { text != original }

    /// Indicates whether it can only be judged by asking who else is there.
    package var needsLookup: Bool { verdict == .open && !isEmpty && hasChanges }

    /// Indicates whether another name is needed; a store that failed may answer the next time.
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

    /// Returns the verdict that needs no look-up.
    private static func atOnce(_ text: String) -> Verdict {
        do throws(Nickname.Problem) {
            _ = try Nickname(text)
            return .open
        } catch {
            return error == .empty ? .open : .refused(.nickname(error))
        }
    }
}
