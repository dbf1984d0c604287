/// A belt that may go on by itself after its walk: no program stops one without a key.
package struct RunningBelt: Hashable, Sendable {
    package let title: String
    /// Indicates whether nobody let it go: Bluetooth may hold it.
    package let isHeld: Bool

    package init(title: String, isHeld: Bool = false) {
        self.title = title
        self.isHeld = isHeld
    }
}

extension LiveUpdate {
    /// The belt that moved when it was heard last, whether keys may control it or not; nil where none did.
    package var runningBelt: RunningBelt? {
        if let belt, belt.isMoving { return RunningBelt(title: belt.title) }
        return state.sensors.first { $0.isTreadmill && $0.isMoving }.map { RunningBelt(title: $0.description.title) }
    }

    /// The belt that moves and that no key may stop; nil where there is none.
    package var uncontrolledBelt: RunningBelt? { belt == nil ? runningBelt : nil }
}
