/// Everything that was on the stacks, as data that can be kept over a crash.
///
/// It holds routes and what screens wanted to keep, never screens: bringing it back asks the coordinators to go to the same routes again.
/// ``StackSaver`` writes it, and `RouteCoordinator.restore(_:)` brings it back.
public nonisolated struct StackRecord: Codable, Hashable, Sendable {
    /// The version that this code writes; a record of a later version is not read.
    public static let currentVersion = 1

    /// The version it was written as.
    public var version: Int
    /// The coordinator at the root.
    public var root: CoordinatorRecord

    /// Makes a record of the current version.
    public init(root: CoordinatorRecord) {
        version = Self.currentVersion
        self.root = root
    }
}

/// The contents of one coordinator's stack or tabs.
public nonisolated struct CoordinatorRecord: Codable, Hashable, Sendable {
    /// One screen, or one flow that came by a route.
    public struct Entry: Codable, Hashable, Sendable {
        /// The route that brought it, as JSON.
        public var route: String
        /// The state that the screen wanted to keep.
        public var state: String?
        /// The flow's own record, when the route brought a flow.
        public var flow: CoordinatorRecord?
    }

    /// Its type's name.
    public var name: String
    /// The entries of its stack, the lowest first.
    public var entries: [Entry] = []
    /// The records of its tabs, one for each; nil for a tab that keeps nothing, such as a plain screen.
    public var tabs: [CoordinatorRecord?] = []
    /// The chosen tab.
    public var selected: Int?
}
