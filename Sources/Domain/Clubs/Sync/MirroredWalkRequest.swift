/// A walk request that the member gave or got, as the journal keeps it.
package struct MirroredWalkRequest: Hashable, Sendable, Identifiable {
    package var request: WalkRequest
    /// Indicates that the store knows the question, or has refused it.
    package var isAsked: Bool
    /// Indicates that the store knows the answer, where there is one, or has refused it.
    package var isAnswerSent: Bool
    /// Indicates that the walk was agreed, as far as this machine knew, before it was declined or withdrawn.
    package var isCalledOff: Bool

    package var id: WalkRequestID { request.id }

    package init(_ request: WalkRequest, isAsked: Bool, isAnswerSent: Bool, isCalledOff: Bool = false) {
        self.request = request
        self.isAsked = isAsked
        self.isAnswerSent = isAnswerSent
        self.isCalledOff = isCalledOff
    }

    /// Takes a request as a store says it.
    /// - Parameter before: The same request as it was known until now.
    package init(_ request: WalkRequest, after before: MirroredWalkRequest?) {
        self.init(request, isAsked: true, isAnswerSent: true)
        isCalledOff = request.answer.map { $0 != .accepted && before?.wasAgreed == true } ?? false
    }

    /// Indicates that both had agreed, whether or not it was called off since.
    var wasAgreed: Bool { isCalledOff || request.answer == .accepted }

    /// The request with another answer of the person's, which waits to be sent.
    package func answered(_ answer: WalkRequest.Answer) -> MirroredWalkRequest {
        var entry = self
        entry.isCalledOff = answer != .accepted && wasAgreed
        entry.request.answer = answer
        entry.isAnswerSent = false
        return entry
    }

    package var isSent: Bool { isAsked && (request.answer == nil || isAnswerSent) }
}
