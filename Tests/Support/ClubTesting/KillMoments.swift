/// The moments at which a program is killed, one in each round: some hundred milliseconds after its start, and later where a slow machine
/// had answered nothing by then.
package struct KillMoments {
    private var delay = 1

    package init() {}

    /// The words before a command that kill it in a round.
    ///
    /// - Parameters:
    ///   - round: Counts from zero; it moves the moment by up to four tenths of a second.
    ///   - hasAnswers: Whether any program has answered before it was killed. Until one has, each moment is twice as late as the one before.
    package mutating func command(_ round: Int, hasAnswers: Bool) -> String {
        if round > 0, !hasAnswers { delay *= 2 }
        let milliseconds = delay * (100 + round * 37 % 400)
        return "timeout -s KILL \(Double(milliseconds) / 1000)"
    }
}
