extension ViewController {
    /// The screen that it presented, or the nearest of its containers, or a screen in it.
    public var presentedViewController: ViewController? {
        var here: ViewController? = self
        while let current = here {
            if let presented = current.presented { return presented }
            here = current.parent
        }
        return engine.appearance.layers.modal(presentedWithin: self)
    }

    /// The screen that presented it, or the nearest of its containers.
    public var presentingViewController: ViewController? {
        var here: ViewController? = self
        while let current = here {
            if let presenter = current.presenter { return presenter }
            here = current.parent
        }
        return nil
    }

    /// Shows a screen over this one.
    ///
    /// It hangs on this one: when this one leaves its stack, the other goes too. An animated side menu slides in, and `completion` runs
    /// when it is there. Presenting while something is presented is reported and changes nothing.
    ///
    /// ```swift
    /// let list = BookListViewController()
    /// let sheet = BookViewController(books[0])
    /// sheet.modalPresentationStyle = .formSheet
    /// list.present(sheet, animated: true) { window.showToast("it is there") }
    /// ```
    ///
    /// - Parameters:
    ///   - screen: a screen without a place, or a stack of its own where the person should be able to go on from it.
    ///   - animated: whether a side menu may take a few frames; other styles never do.
    ///   - completion: called when it is on show, and not at all where nothing came of it.
    public func present(_ screen: ViewController, animated: Bool = false, completion: (@MainActor () -> Void)? = nil) {
        let operation = StackOperation([.present(screen, over: self)], animated: animated) { if $0.isDone { completion?() } }
        engine.perform(operation)
    }

    /// Takes away what it presented, with everything above; where it presented nothing, itself.
    ///
    /// Where nothing is presented and nobody presented this screen, it is reported as ``NavigationIssue/Kind/nothingPresented`` and
    /// nothing changes.
    public func dismiss(animated: Bool = false, completion: (@MainActor () -> Void)? = nil) {
        let operation = StackOperation([.dismiss(from: dismissalAnchor)], animated: animated) { if $0.isDone { completion?() } }
        engine.perform(operation)
    }

    /// The presenter of the screen that `dismiss` takes away.
    package var dismissalAnchor: ViewController {
        presentedViewController?.presenter ?? presentingViewController ?? self
    }

    /// The last of the screens that lie over each other from here on: what is presented by it, by that, and so on.
    package var topmostPresented: ViewController {
        var here = self
        while let above = here.presented { here = above }
        return here
    }

    /// Goes back one level from this screen: dismisses what lies over it, else pops it, else dismisses itself.
    ///
    /// Called late, by an answer that came when the person had gone on already, it does nothing: it goes back from this screen, and not
    /// from another one that is on top now.
    public func goBack() {
        engine.perform(StackOperation(backEdits, source: OperationSource(self, mustBeOnTop: true)))
    }

    /// The edits that take it away, with what it presents; empty where nothing can.
    ///
    /// Screens above it on a stack stay.
    package var leavingEdits: [StackEdit] {
        var here: ViewController? = self
        while let current = here {
            if let presenter = current.presenter { return [.dismiss(from: presenter)] }
            guard let parent = current.parent else { return [] }
            if parent.children.count > 1 || !parent.isContainer { return parent.edits(removing: { $0 === current }) }
            here = parent
        }
        return []
    }

    /// The edits of one level back; empty at a root.
    package var backEdits: [StackEdit] {
        if let presented = presentedViewController, let presenter = presented.presenter { return [.dismiss(from: presenter)] }
        var here: ViewController? = self
        while let current = here {
            if let edit = current.backEdit { return [edit] }
            if let presenter = current.presenter { return [.dismiss(from: presenter)] }
            here = current.parent
        }
        return []
    }
}

extension ViewController {
    /// Dismisses a presented screen by Esc at its root.
    func dismissByKey() {
        guard let presenter else { return }
        engine.perform(StackOperation([.dismiss(from: presenter)], source: OperationSource(self)))
    }
}
