/// The effect of a list of edits on the tree of screens: pure changes of membership, which can be rolled back.
///
/// Nothing is loaded, told or cancelled here; the commit does that when the whole draft stands.
///
/// An operation is a list of edits, and whether they make sense together shows only when they are made: the second may pop what the
/// first has pushed. So they are made, on the tree itself, and each leaves behind what puts it back. With the edits in place it is
/// known who would leave and who would come; then either all of it is taken back (``rollBack()``), to ask guards or because an edit
/// made no sense, or the commit takes it from there.
///
/// Making the edits on a copy would be simpler to explain and would cost a copy of the tree for every push. Where nobody can refuse,
/// not even the way back is remembered.
final class StackDraft {
    /// Screens that lost their place, in the order in which they leave; some may have found another place since.
    private(set) var removed: [ViewController] = []
    /// Screens that found a place.
    private(set) var inserted: [ViewController] = []
    /// Stacks and tabs whose content changed.
    private(set) var touched: [ViewController] = []
    /// Indicates whether anything changed at all.
    private(set) var isChanged = false

    private let keepsUndo: Bool
    private var undo: [() -> Void] = []

    /// - Parameter keepsUndo: whether `rollBack` will be needed; remembering costs a copy of each stack that changes.
    init(keepsUndo: Bool) { self.keepsUndo = keepsUndo }

    /// Puts everything back as it was.
    func rollBack() {
        for step in undo.reversed() { step() }
        forget()
        isChanged = false
    }

    /// Lets go of everything that it remembers.
    func forget() {
        undo = []
        removed = []
        inserted = []
        touched = []
    }

    /// The screens that have no place any more: the tops of the trees that leave.
    var leavingRoots: [ViewController] {
        var seen: Set<ObjectIdentifier> = []
        return removed.filter { screen in
            screen.parent == nil && screen.presenter == nil && screen.hostWindow == nil && seen.insert(ObjectIdentifier(screen)).inserted
        }
    }

    /// All screens in those trees, in the order of leaving.
    var leavingScreens: [ViewController] { leavingRoots.flatMap(\.subtree) }

    /// The screens that have a place now and came into it by this draft.
    var enteringRoots: [ViewController] {
        var seen: Set<ObjectIdentifier> = []
        return inserted.filter { screen in
            (screen.parent != nil || screen.presenter != nil || screen.hostWindow != nil) && seen.insert(ObjectIdentifier(screen)).inserted
        }
    }

    /// Changes the children of a container.
    func splice(_ container: ViewController, _ range: Range<Int>, with new: [ViewController]) {
        isChanged = true
        if keepsUndo {
            let old = container.children
            undo.append { container.children = old }
        }
        let outgoing = Array(container.children[range])
        container.children.replaceSubrange(range, with: new)
        let staying = Set(new.map(ObjectIdentifier.init))
        for screen in outgoing.reversed() where !staying.contains(ObjectIdentifier(screen)) {
            setParent(nil, of: screen)
            removed.append(screen)
        }
        for screen in new where screen.parent !== container {
            setParent(container, of: screen)
            inserted.append(screen)
        }
        touch(container)
    }

    /// Adds at the end without looking at what is below.
    func append(_ screen: ViewController, to container: ViewController) {
        isChanged = true
        if keepsUndo { undo.append { container.children.removeLast() } }
        container.children.append(screen)
        setParent(container, of: screen)
        inserted.append(screen)
        touch(container)
    }

    /// Takes the last ones away without looking at what is below.
    func removeLast(_ count: Int, from container: ViewController) {
        guard count > 0 else { return }
        isChanged = true
        let outgoing = Array(container.children.suffix(count))
        if keepsUndo { undo.append { container.children += outgoing } }
        container.children.removeLast(count)
        for screen in outgoing.reversed() {
            setParent(nil, of: screen)
            removed.append(screen)
        }
        touch(container)
    }

    /// Chooses a tab.
    func select(_ index: Int, in tabs: TabBarController) {
        let old = tabs.index
        guard index != old else { return }
        isChanged = true
        undo.append { tabs.index = old }
        tabs.index = index
        touch(tabs)
    }

    /// Chooses which children of a screen are on show.
    func show(_ screens: [ViewController], in container: ViewController) {
        let old = container.shownChildren
        isChanged = true
        undo.append { container.shownChildren = old }
        container.shownChildren = screens
        touch(container)
    }

    /// Hangs a modal on a screen, or takes it off.
    func setPresented(_ screen: ViewController?, of presenter: ViewController) {
        let old = presenter.presented
        isChanged = true
        undo.append {
            screen?.presenter = nil
            presenter.presented = old
            old?.presenter = presenter
        }
        if let old {
            old.presenter = nil
            removed.append(old)
        }
        presenter.presented = screen
        screen?.presenter = presenter
        if let screen { inserted.append(screen) }
    }

    /// Exchanges the root of a window.
    func setRoot(_ screen: ViewController?, of window: Window) {
        let appearance = window.engine.appearance
        let old = appearance.layers.root
        guard old !== screen else { return }
        isChanged = true
        undo.append {
            screen?.hostWindow = nil
            appearance.layers.root = old
            old?.hostWindow = window
        }
        if let old {
            old.hostWindow = nil
            removed.append(old)
        }
        appearance.layers.root = screen
        screen?.hostWindow = window
        if let screen { inserted.append(screen) }
    }

    private func setParent(_ parent: ViewController?, of screen: ViewController) {
        if keepsUndo {
            let old = screen.parent
            undo.append { screen.parent = old }
        }
        screen.parent = parent
    }

    private func touch(_ container: ViewController) {
        if !touched.contains(where: { $0 === container }) { touched.append(container) }
    }
}
