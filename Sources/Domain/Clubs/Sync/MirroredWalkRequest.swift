/// A walk request that the member gave or got, as the journal keeps it.
package struct MirroredWalkRequest: Hashable, Sendable, Identifiable {
    package var request: WalkRequest
    /// Indicates that the store knows the question, or has refused it.
    package var isAsked: Bool
    /// Indicates that the store knows the answer, where there is one, or has refused it.
    package var isAnswerSent: Bool

    package var id: WalkRequestID { request.id }

    package init(_ request: WalkRequest, isAsked: Bool, isAnswerSent: Bool) {
        self.request = request
        self.isAsked = isAsked
        self.isAnswerSent = isAnswerSent
    }

    package var isSent: Bool { isAsked && (request.answer == nil || isAnswerSent) }
}
