/// One request to the commit engine: edits that happen together or not at all.
package struct StackOperation {
    /// Ties what is observed of it together.
    var number = 0
    /// The edits of one commit, in order.
    package var edits: [StackEdit]
    /// Indicates whether it may be seen on its way, and what its screens hear of that.
    let isAnimated: Bool
    /// The reason for which screens leave, where that does not follow from the edits.
    package var reason: LeaveReason?
    /// The stay of the screen that asked; once it has left, the request is dropped.
    package var source: OperationSource?
    /// Runs after the commit, before the next operation starts.
    package var completion: (@MainActor (StackOutcome) -> Void)?
    /// The route that it comes from, if it comes from one.
    package var cause: RouteTrace?
    /// The number of operations that asked for each other in a row, in their commits, before this one was asked for.
    var generation = 0
    /// Indicates whether it was planned as a whole, for a link or a restored stack.
    var isPlanned = false
    /// The objects that are kept alive until it has ended.
    package var retained: [AnyObject] = []

    /// Makes a request.
    package init(
        _ edits: [StackEdit], animated: Bool = true, reason: LeaveReason? = nil, source: OperationSource? = nil,
        completion: (@MainActor (StackOutcome) -> Void)? = nil
    ) {
        self.edits = edits
        isAnimated = animated
        self.reason = reason
        self.source = source
        self.completion = completion
    }

    var name: String { edits.map(\.name).joined(separator: " + ") }
    var leaveReason: LeaveReason { reason ?? edits.first?.reason ?? .replaced }
}

/// The stay of the screen that asked for something; once it has ended, what was asked is dropped.
package struct OperationSource {
    private weak var screen: ViewController?
    private let entry: EntryID?
    private let mustBeOnTop: Bool
    let place: String

    /// - Parameter mustBeOnTop: whether the request is also dropped when something has been put on top in the meantime.
    package init(_ screen: ViewController, mustBeOnTop: Bool = false) {
        self.screen = screen
        self.mustBeOnTop = mustBeOnTop
        entry = screen.entryID
        place = screen.debugName
    }

    var isValid: Bool {
        guard let screen, screen.entryID == entry else { return false }
        guard mustBeOnTop, let stack = screen.navigationController else { return true }
        return screen.treePath.contains { $0 === stack.topViewController }
    }
}
