/// Something was asked of the stack that it cannot do; it is reported, nothing changes, and the app goes on.
public nonisolated struct NavigationIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of misuse it is, for tests and for counting.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case alreadyOnStack, notOnStack, nothingPresented, alreadyPresenting, indexOutOfRange, staleSource, cycle, routerGone
        case unhandledRoute, resultAlreadyDelivered, missingRegistration, closedScope, deepLink, redirectLoop
        case overdueTask, deepStack
    }

    /// What kind of misuse it is.
    public var kind: Kind
    /// Where: the screen or the coordinator that was asked.
    public var place: String
    /// What was asked.
    public var what: String
    /// How things stand.
    public var state: String
    /// What to do instead.
    public var advice: String

    /// Makes a report.
    public init(_ kind: Kind, at place: String, what: String, state: String, advice: String) {
        self.kind = kind
        self.place = place
        self.what = what
        self.state = state
        self.advice = advice
    }

    /// What reports print.
    public var description: String { "\(place): \(what). Now: \(state). \(advice)" }
}
