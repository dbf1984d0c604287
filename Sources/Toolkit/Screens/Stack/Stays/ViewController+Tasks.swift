extension ViewController {
    /// Does something that takes time, as long as this stay on the stack lasts: it is cancelled in the commit that removes the screen.
    ///
    /// Whoever awaits that commit waits until it has ended, for two seconds at most; one that goes on after that is reported.
    ///
    /// An error has no one to go to: catch it, and show it in the screen's state. Work that must be finished even if the screen leaves
    /// (a save that was begun) belongs to a store, not to a screen.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     task("books") { [weak self] in
    ///         let found = try? await shop.books()
    ///         self?.title = found.map { "\($0.count) books" } ?? "No books"
    ///     }
    /// }
    /// ```
    ///
    /// - `isLongLived`: whether it goes on until it is cancelled (it listens to something), so that tests do not wait for it.
    @discardableResult
    public func task(
        _ name: String = "task", isLongLived: Bool = false, _ work: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        stay.work.run(TrackedTask(name: name, of: type(of: self), isLongLived: isLongLived), work)
    }

    /// Does something that must be over before this screen takes keys: filling a form, saving it, finding out who signs in.
    ///
    /// What is typed meanwhile is kept in order and reaches whatever is on show when the work is done, so that it makes no difference how
    /// long the work took. A question that the work asks is answered at once.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// screen.taskBeforeKeys("save") {
    ///     try? await shop.save("read")
    ///     screen.goBack()
    /// }
    /// ```
    @discardableResult
    public func taskBeforeKeys(_ name: String = "task", _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        stay.work.run(TrackedTask(name: name, of: type(of: self), holdsKeys: true), work)
    }

    /// Indicates whether it does something before it takes keys.
    var holdsKeys: Bool { stay.work.holdsKeys }

    /// Does something whenever the screen is on show, from each appearance to the next disappearance.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     appearTask { [weak self] in
    ///         guard let found = try? await shop.books() else { return }
    ///         self?.title = "\(found.count) books"
    ///     }
    /// }
    /// ```
    public func appearTask(_ work: @escaping @MainActor () async -> Void) { appearTask("appearTask", work) }

    /// Does something whenever the screen is on show, under a name by which the inspector and tests know it.
    package func appearTask(_ name: String, _ work: @escaping @MainActor () async -> Void) {
        stay.work.addAtAppearance(name, work)
        if isOnShow { stay.work.start(name, work, of: type(of: self)) }
    }

    /// Handles the elements of a sequence for as long as this stay on the stack lasts.
    ///
    /// An element that comes after the screen has left is not handled.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     let (prices, _) = AsyncStream.makeStream(of: Int.self)
    ///     observe(prices) { [weak self] price in self?.title = "\(price) €" }
    /// }
    /// ```
    public func observe<Elements: AsyncSequence>(
        _ elements: Elements, _ handle: @escaping @MainActor (Elements.Element) -> Void
    ) where Elements.Failure == Never, Elements.AsyncIterator: SendableMetatype {
        task("observe", isLongLived: true) {
            for await element in elements {
                if Task.isCancelled { return }
                handle(element)
            }
        }
    }

    /// The tasks that run for this screen now.
    package var runningTasks: [TrackedTask] { stay.work.tasks }

    /// Does something once, in the commit in which this stay ends, when results are resolved.
    package func whenLeft(_ handler: @escaping @MainActor (LeaveReason) -> Void) { stay.whenEnded(handler) }
}
