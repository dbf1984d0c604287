/// A challenge as the journal keeps it.
package struct MirroredChallenge: Hashable, Sendable, Identifiable {
    package var challenge: Challenge
    /// Indicates that the store knows it, or has refused it.
    package var isSent: Bool
    /// Indicates that the person called it off, which waits to be sent; afterwards the challenge is gone.
    package var isCalledOff: Bool
    /// Indicates that the person was told the result.
    package var isTold: Bool

    package var id: ChallengeID { challenge.id }

    package init(_ challenge: Challenge, isSent: Bool, isCalledOff: Bool = false, isTold: Bool = false) {
        self.challenge = challenge
        self.isSent = isSent
        self.isCalledOff = isCalledOff
        self.isTold = isTold
    }

    /// Indicates that the store is to hear of something.
    package var isWaiting: Bool { !isSent || isCalledOff }
}
