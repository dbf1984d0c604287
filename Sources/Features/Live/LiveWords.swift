import LiveWalking
import Phrases
import Walking

/// The words of the screens of a live walk: its own words, and numbers as people write them.
final class LiveWords: Sendable {
    let strings: LiveStrings
    let phrases: Phrases

    var keys: LiveKeys { LiveKeys(strings: strings) }

    init(_ phrases: Phrases) {
        self.phrases = phrases
        strings = .for(phrases.language)
    }

    /// The walk that would end, and the belt that would go on.
    func ending(_ update: LiveUpdate) -> String {
        [summary(update.state) + ".", update.runningBelt.map(phrases.warning)].compactMap(\.self).joined(separator: "\n")
    }

    /// `18 min, 1,946 steps, 1.34 km`.
    func summary(_ state: LiveState) -> String {
        [
            phrases.duration(.seconds(state.moving)), phrases.liveSteps(state), phrases.liveDistance(state),
        ].compactMap(\.self).joined(separator: ", ")
    }
}
