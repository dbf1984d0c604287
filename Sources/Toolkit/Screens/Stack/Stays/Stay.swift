/// One stay of a screen on a stack, in a tab, as a modal or as the root: everything that ends when the screen leaves.
///
/// A screen has one from the start, because much of it is asked for before the screen comes: a task in `viewDidLoad`, a scope, the
/// coordinator that brings it. It begins in the commit that brings the screen, and gets its number then. A screen that comes again has
/// another stay, so that no answer, no result and no request of the one before can reach it; it still belongs to its owner, and is still
/// what its route brought.
///
/// It ends in steps, since a commit goes through all screens with each (see `CommitEngine`): its work is cancelled (``willEnd()``), it is
/// over for its owner (`ViewController.endStay(_:)`), what belongs to it is given back (``close()``), and whoever waited for its end hears
/// of it (``resolve(_:)``).
package final class Stay {
    /// The number that no other stay ever has; nil until the screen comes.
    private(set) var id: EntryID?
    /// The coordinator that put the screen there.
    package private(set) weak var owner: (any ScreenOwner)?
    /// The route that brought the screen: a link finds by it what is there already, and a saved stack is made of it.
    package private(set) var route: (any Sendable)?
    /// The scopes that close with it, the last first.
    package private(set) var scopes: [any ScreenScope] = []
    /// The screen's tasks.
    let work: ScreenWork
    /// Indicates whether the commit that begins it goes on.
    private(set) var isBeginning = false
    /// Indicates whether the commit that ends it goes on.
    private(set) var isEnding = false
    /// Indicates whether it begins with the screen being presented, or the screen is presented again.
    private(set) var isBeingPresented = false
    private var ownerHold: (any ScreenOwner)?
    private var leaveHandlers: [@MainActor (LeaveReason) -> Void] = []

    /// - Parameter last: the stay before; work that was begun while it ended goes on in this one.
    init(after last: Stay? = nil) {
        owner = last?.owner
        route = last?.route
        work = last?.work ?? ScreenWork()
    }

    // MARK: Its beginning

    /// The screen has come, or its tree has come into another one.
    func begin(of screen: ViewController, isPresented: Bool, isRooted: Bool) {
        isBeingPresented = isPresented
        if id == nil {
            id = .next()
            owner?.screenEntered(screen)
            isBeginning = true
        }
        hold(isRooted: isRooted)
    }

    /// The commit that began it is over.
    func hasBegun() {
        isBeginning = false
        isBeingPresented = false
    }

    // MARK: What belongs to it

    /// Marks who put the screen there, unless that is known already.
    func adopt(_ screen: ViewController, by owner: any ScreenOwner) {
        guard self.owner == nil else { return }
        self.owner = owner
        guard id != nil else { return }
        owner.screenEntered(screen)
        hold(isRooted: screen.treeWindow != nil)
    }

    /// Keeps the owner alive while the tree is on show.
    ///
    /// Elsewhere it does not: the owner holds the tree there, and would hold itself.
    func hold(isRooted: Bool) {
        ownerHold = isRooted ? owner : nil
        owner?.treeDidChange(isRooted: isRooted)
    }

    /// Remembers the route that brought the screen, the first time.
    package func cameBy(_ route: (any Sendable)?) {
        if self.route == nil { self.route = route }
    }

    /// Closes a scope with it.
    package func add(_ scope: any ScreenScope) { scopes.append(scope) }

    /// Does something when it has ended.
    func whenEnded(_ handler: @escaping @MainActor (LeaveReason) -> Void) { leaveHandlers.append(handler) }

    // MARK: Its end

    /// The commit that ends it has begun: its work is cancelled.
    /// - Returns: what has still to wind down.
    func willEnd() -> [TrackedTask] {
        isEnding = true
        return work.cancel()
    }

    /// Gives back everything that belongs to it.
    func close() {
        ownerHold = nil
        for scope in scopes.reversed() { scope.close() }
        scopes = []
    }

    /// Tells everyone who waited for its end, once.
    func resolve(_ reason: LeaveReason) {
        let handlers = leaveHandlers
        leaveHandlers = []
        for handler in handlers { handler(reason) }
    }
}

/// Something that opens with a stay on the stack and closes in the commit that ends it.
@MainActor
package protocol ScreenScope: AnyObject {
    /// Gives everything back; a second call does nothing.
    func close()
}
