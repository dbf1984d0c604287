/// A request that the stack cannot fulfil; it is reported, nothing changes, and the app continues.
///
/// A report has four parts: where, what, how things stand, and what to do instead. Tests see them as `Pilot.issues`, a running program
/// in ``Window/navigationIssues``, in a trace and in the inspector. None of them ends the program.
public nonisolated struct NavigationIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of misuse, for tests and for counting.
    ///
    /// - `alreadyOnStack`, `notOnStack`: a screen has a place already, or is not on the stack that was named
    /// - `nothingPresented`, `alreadyPresenting`: a screen that presents nothing was to dismiss, or one that presents something to present
    ///   more
    /// - `indexOutOfRange`: a tab that is not there
    /// - `staleSource`: a screen that has left its stack asked for a change; the change was dropped
    /// - `cycle`: a screen would lie in itself, a coordinator below itself, or a service is needed for its own making
    /// - `routerGone`, `unhandledRoute`: a route was triggered when its coordinator was gone, or no coordinator above knows it
    /// - `redirectLoop`: routes, or commits, ask for each other without end
    /// - `refusedRoute`: a coordinator said that a route leads nowhere; it is no misuse, so it is not reported, and who asked is told
    /// - `deepLink`: a link could not be followed
    /// - `resultAlreadyDelivered`: a flow ended twice, or was waited for twice
    /// - `missingRegistration`, `closedScope`: a service that nobody registered, or one of a scope that has closed
    /// - `overdueTask`: work goes on long after it was cancelled
    /// - `deepStack`: more screens lie on a stack than it should have
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case alreadyOnStack, notOnStack, nothingPresented, alreadyPresenting, indexOutOfRange, staleSource, cycle, routerGone
        case unhandledRoute, resultAlreadyDelivered, missingRegistration, closedScope, deepLink, redirectLoop
        case overdueTask, deepStack, refusedRoute
    }

    /// The kind of misuse.
    public var kind: Kind
    /// The place: the screen or the coordinator that was asked.
    public var place: String
    /// The request.
    public var what: String
    /// The state of things when it was asked.
    public var state: String
    /// The advice what to do instead.
    public var advice: String

    /// Makes a report.
    public init(_ kind: Kind, at place: String, what: String, state: String, advice: String) {
        self.kind = kind
        self.place = place
        self.what = what
        self.state = state
        self.advice = advice
    }

    /// The text that reports print.
    public var description: String { "\(place): \(what). Now: \(state). \(advice)" }
}
