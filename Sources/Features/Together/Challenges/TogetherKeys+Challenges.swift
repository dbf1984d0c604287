import Screens
import Terminal

/// The keys of the challenges of a room.
extension TogetherKeys {
    var newChallenge: KeyEntry { KeyEntry("challenges.new", "n", title: strings.challenges.new) }
    var callOffChallenge: KeyEntry { KeyEntry("challenges.callOff", "x", title: strings.challenges.callOff) }
    var startChallenge: KeyEntry { KeyEntry("newChallenge.start", .control("s"), title: strings.challenges.start) }
    var roomChallenges: KeyEntry { KeyEntry("room.challenges", "t", title: strings.challenges.title) }

    var challengesSection: KeySection { KeySection(strings.challenges.title, [newChallenge, callOffChallenge]) }
    var newChallengeSection: KeySection { KeySection(strings.challenges.newTitle, [startChallenge]) }
}
