/// An edit that makes no sense, and which one of its operation it is.
struct EditFailure: Error {
    let issue: NavigationIssue
    let index: Int
}

extension StackDraft {
    /// Applies the edits of an operation, one on top of the other.
    /// - Throws: the first that makes no sense; those before it stand.
    func apply(_ operation: StackOperation) throws(EditFailure) {
        for (index, edit) in operation.edits.enumerated() {
            do throws(NavigationIssue) {
                try apply(edit)
            } catch {
                throw EditFailure(issue: error, index: index)
            }
        }
    }

    /// Applies one edit.
    /// - Returns: whether there was anything to do.
    /// - Throws: what is wrong with it; nothing has changed by it then.
    @discardableResult
    func apply(_ edit: StackEdit) throws(NavigationIssue) -> Bool {
        switch edit {
        case .push(let screen, let stack):
            try requireFree(screen, for: edit, at: stack)
            append(screen, to: stack)
        case .pop(let stack):
            guard stack.children.count > 1 else { return false }
            removeLast(1, from: stack)
        case .popTo(let screen, let stack):
            guard let above = stack.screens(above: screen) else { throw .notOnStack(screen, stack, edit) }
            guard !above.isEmpty else { return false }
            removeLast(above.count, from: stack)
        case .popToRoot(let stack):
            guard stack.children.count > 1 else { return false }
            removeLast(stack.children.count - 1, from: stack)
        case .set(let screens, let stack): return try set(screens, in: stack, edit)
        case .setTabs(let screens, let tabs):
            let chosen = tabs.selectedViewController
            guard try set(screens, in: tabs, edit) else { return false }
            select(
                chosen.flatMap { chosen in screens.firstIndex { $0 === chosen } } ?? min(tabs.index, max(0, screens.count - 1)), in: tabs)
        case .select(let index, let tabs):
            guard tabs.children.indices.contains(index) else { throw .noSuchTab(index, tabs, edit) }
            guard index != tabs.index else { return false }
            select(index, in: tabs)
        case .present(let screen, let presenter):
            try requireFree(screen, for: edit, at: presenter)
            if let presented = presenter.presented { throw .alreadyPresenting(presented, presenter, edit) }
            setPresented(screen, of: presenter)
        case .dismiss(let presenter):
            guard presenter.presented != nil else { throw .nothingPresented(presenter, edit) }
            setPresented(nil, of: presenter)
        case .root(let screen, let window):
            if let screen, window.engine.root !== screen { try requireFree(screen, for: edit, at: screen) }
            guard window.engine.root !== screen else { return false }
            setRoot(screen, of: window)
        case .embed(let screen, let container):
            try requireFree(screen, for: edit, at: container)
            append(screen, to: container)
        case .unembed(let screen):
            guard let container = screen.parent, let index = container.children.firstIndex(where: { $0 === screen }) else { return false }
            splice(container, index..<(index + 1), with: [])
        case .show(let screens, let container):
            if let stranger = screens.first(where: { $0.parent !== container }) { throw .noChild(stranger, container, edit) }
            guard screens != container.shownChildren else { return false }
            show(screens, in: container)
        case .fail(let issue): throw issue
        }
        return true
    }

    private func set(_ screens: [ViewController], in container: ViewController, _ edit: StackEdit) throws(NavigationIssue) -> Bool {
        guard screens != container.children else { return false }
        guard Set(screens).count == screens.count else { throw .twice(container, edit) }
        for screen in screens where screen.parent !== container { try requireFree(screen, for: edit, at: container) }
        // Screens that stay at the bottom are not touched.
        let common = zip(screens, container.children).prefix { $0 === $1 }.count
        splice(container, common..<container.children.count, with: Array(screens[common...]))
        return true
    }

    /// A screen can only be in one place, and never in itself.
    private func requireFree(_ screen: ViewController, for edit: StackEdit, at place: ViewController) throws(NavigationIssue) {
        if screen.parent != nil || screen.presenter != nil || screen.hostWindow != nil { throw .alreadyOnStack(screen, place, edit) }
        var here: ViewController? = place
        while let current = here, edit.putsIntoPlace {
            if current === screen { throw .cycle(screen, edit) }
            here = current.parent ?? current.presenter
        }
    }
}

extension StackEdit {
    fileprivate var putsIntoPlace: Bool {
        if case .root = self { return false }
        return true
    }
}
