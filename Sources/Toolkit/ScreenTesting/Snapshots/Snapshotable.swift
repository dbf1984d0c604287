import Screens
import Terminal

/// Something of which a snapshot can be taken.
@MainActor
public protocol Snapshotable {
    /// It as it looks now.
    var snapshot: Snapshot { get }
}

extension Snapshot: Snapshotable {
    /// Itself.
    public var snapshot: Snapshot { self }
}

extension Window: Snapshotable {
    /// The last frame.
    public var snapshot: Snapshot { Snapshot(window: self) }
}
