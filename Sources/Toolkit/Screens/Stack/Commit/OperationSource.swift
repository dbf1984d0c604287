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
