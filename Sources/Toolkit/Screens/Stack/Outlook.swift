/// What an operation would do to the people it concerns: who would leave, and who would come on show again.
///
/// It is cleared before the commit, so that whoever hears of its end finds gone what has left.
final class Outlook {
    /// Who would leave, in the order in which they are asked.
    private(set) var leaving: [ViewController]
    /// The top of a stack that would come on show again, if it may.
    var revealed: ViewController?

    init(leaving: [ViewController]) { self.leaving = leaving }

    /// Lets go of everyone.
    func clear() {
        leaving = []
        revealed = nil
    }
}
