import Phrases

/// The words about stopping that every first walk begins with, also where there is no screen.
package struct StopSignWords: Sendable {
    /// The title over the signs for somebody who feels unwell.
    package let title: String
    package let question: String
    package let signs: String
    /// The advice for somebody who said yes.
    package let doctor: String
    /// The sentence before a faster walk of somebody who said yes.
    package let askedDoctor: String

    package static func `for`(_ language: Language) -> StopSignWords {
        let stop = LiveStrings.for(language).modes.stop
        return StopSignWords(
            title: stop.title, question: stop.question, signs: stop.signs, doctor: stop.doctor, askedDoctor: stop.askedDoctor)
    }
}
