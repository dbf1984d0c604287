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

    /// Lets the one menu by which what is on show changes move, unless somebody waits already for what comes next.
    func slide(_ commit: Commit) -> Slide? {
        guard let window, window.isVisible, window.areAnimationsEnabled, !window.reduceMotion, commit.operation.isAnimated, queue.isEmpty,
            let menu = commit.going.first ?? commit.coming.first, menu.modalPresentationStyle == .sideMenu,
            let sheet = window.chrome.sheet(of: menu)
        else { return nil }
        return Slide(sheet, isComing: commit.going.isEmpty, in: window) { [weak self] in self?.finishSlide() }
    }

    /// Whether all that changes on show is that one layer more lies on top, or one less.
    func changesOneLayer(_ commit: Commit) -> Bool {
        guard let old = window?.layers else { return false }
        let new = layersNow
        if commit.going.isEmpty { return old.elementsEqual(new.dropLast()) && commit.coming.first === new.last }
        return commit.coming.isEmpty && new.elementsEqual(old.dropLast()) && commit.going.first === old.last
    }
}
