/// A side menu that comes or goes moves in between the two halves of its commit: what appears or disappears has been told that it will,
/// and hears that it has when the menu is there. Whatever happens meanwhile (a key, another operation, the end of the window) lets it
/// be there at once, so that nothing is ever asked of a commit that is half done.
extension CommitEngine {
    /// Whether a side menu is on its way.
    package var isSliding: Bool { sliding != nil }

    /// Lets the menu that is on its way be there now, and ends its commit.
    package func finishSlide() {
        guard let operation = endSlide() else { return }
        end(operation, .committed)
        drain()
    }

    /// The second half of the commit whose menu is on its way.
    /// - Returns: the operation, whose end nobody has heard of yet.
    func endSlide() -> StackOperation? {
        guard let commit = sliding else { return nil }
        sliding = nil
        isCommitting = true
        defer { isCommitting = false }
        commit.slide?.stop()
        complete(commit)
        return commit.operation
    }

    /// The side menu that may move in a commit: where motion is wanted, nobody waits for what comes next, and all that changes on show is
    /// that this one layer more lies on top, or one less.
    func menuToSlide(_ commit: Commit) -> ViewController? {
        guard commit.operation.isAnimated, let menu = commit.going.first ?? commit.coming.first, menu.modalPresentationStyle == .sideMenu,
            let window, window.isVisible, window.areAnimationsEnabled, !window.reduceMotion, queue.isEmpty
        else { return nil }
        let (old, new) = (window.layers, layersNow)
        let isComing = commit.going.isEmpty && new.last === menu && new.dropLast().elementsEqual(old)
        let isGoing = commit.coming.isEmpty && old.last === menu && old.dropLast().elementsEqual(new)
        return isComing || isGoing ? menu : nil
    }

    /// Lets a menu begin to move.
    func slide(_ menu: ViewController, isComing: Bool) -> Slide? {
        guard let window, let sheet = window.chrome.sheet(of: menu) else { return nil }
        return Slide(sheet, isComing: isComing, in: window) { [weak self] in self?.finishSlide() }
    }
}
