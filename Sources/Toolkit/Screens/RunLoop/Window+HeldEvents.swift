import Terminal

extension Window {
    /// Whether an event waits: for the screen that would hear of it, or behind others that do.
    func waits(_ event: Event) -> Bool {
        switch event {
        case .key(.control("c")), .key(.control("l")), .key(.control("z")): false
        case .key, .paste, .mouse: !heldEvents.isEmpty || isHoldingKeys
        case .resize, .focus, .resume, .pasteTooLong, .terminate: false
        }
    }

    /// Hands on what has waited, in order, as far as it need not wait any more.
    func deliverHeldEvents() {
        guard !heldEvents.isEmpty, !isDeliveringHeldEvents else { return }
        isDeliveringHeldEvents = true
        defer { isDeliveringHeldEvents = false }
        while !heldEvents.isEmpty, !isHoldingKeys { _ = handle(heldEvents.removeFirst()) }
    }

    /// Whether a screen that hears the keys has something to do before it takes them.
    private var isHoldingKeys: Bool {
        updateIfNeeded()
        guard TrackedTask.holdingKeys > 0 else { return false }
        return startOfChain.climb { ($0 as? ViewController)?.holdsKeys == true ? true : nil } ?? false
    }
}
