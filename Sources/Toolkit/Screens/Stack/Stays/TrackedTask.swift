/// Work that belongs to a screen's stay: it is cancelled when the screen leaves, and tests can wait for it.
package final class TrackedTask {
    /// The name in the inspector.
    package let name: String
    /// The type of the screen that it belongs to.
    let screen: Any.Type
    /// Indicates whether it runs as long as the screen is there, so that nobody waits for its end.
    package let isLongLived: Bool
    /// Indicates whether it ends when the screen is covered, too.
    let endsWithAppearance: Bool
    /// Indicates whether keys wait for its end.
    let holdsKeys: Bool
    package var task: Task<Void, Never>?
    package private(set) var isDone = false
    /// The number of running tasks that hold keys, of any screen: mostly zero, and then no key needs to ask the screens.
    static private(set) var holdingKeys = 0

    init(
        name: String, of screen: Any.Type, isLongLived: Bool = false, endsWithAppearance: Bool = false, holdsKeys: Bool = false
    ) {
        self.name = name
        self.screen = screen
        self.isLongLived = isLongLived
        self.endsWithAppearance = endsWithAppearance
        self.holdsKeys = holdsKeys
    }

    /// Indicates whether it waits for an answer of the person.
    package private(set) var isAsking = false
    /// The number of places in it that sleep on a clock that is moved by hand.
    private var sleepers = 0
    /// Indicates whether it goes on only when somebody does something: answers, or moves the clock.
    ///
    /// Work that sleeps in one of its own tasks counts as resting.
    var isResting: Bool { isAsking || sleepers > 0 }
    /// The deadline after cancellation.
    var deadline: Duration?
    /// Indicates whether it was cancelled and goes on although its time is up.
    var isOverdue = false
    /// Indicates whether it waits itself for what was cancelled.
    var isWaitingForOthers = false
    /// Called when a cancelled task has ended, or waits.
    var onRest: (@MainActor () -> Void)?
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// The work that the running code is part of.
    @TaskLocal package static var current: TrackedTask?

    func start(_ work: @escaping @MainActor () async -> Void, whenDone: @escaping @MainActor (TrackedTask) -> Void) {
        let registry = ObjectRegistry.current
        registry?.began(self, name)
        if holdsKeys { Self.holdingKeys += 1 }
        task = Self.$current.withValue(self) {
            Task {
                if !Task.isCancelled { await work() }
                self.isDone = true
                registry?.ended(self)
                if self.holdsKeys { Self.holdingKeys -= 1 }
                self.task = nil
                self.wakeWaiters()
                whenDone(self)
                self.onRest?()
                self.onRest = nil
            }
        }
    }

    /// Waits until it is over, or cannot go on before somebody answers something or moves the clock.
    package func untilDoneOrResting() async {
        guard !isDone, !isResting else { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    /// Marks the running work as waiting for the person, for as long as `wait` takes.
    package static func asking<Answer>(_ wait: @MainActor () async throws -> Answer) async rethrows -> Answer {
        guard let task = current else { return try await wait() }
        task.isAsking = true
        task.wakeWaiters()
        task.onRest?()
        defer { task.isAsking = false }
        return try await wait()
    }

    /// Marks the running work as sleeping on a clock that is moved by hand, for as long as `wait` takes.
    static func sleeping(_ wait: @MainActor () async throws -> Void) async rethrows {
        guard let task = current else { return try await wait() }
        task.sleepers += 1
        task.wakeWaiters()
        defer { task.sleepers -= 1 }
        try await wait()
    }

    /// Marks the wait as over, as soon as the person has answered: the work goes on only in its turn, and the keys behind the answer wait
    /// for that.
    package func answered() { isAsking = false }

    /// Marks the running work as waiting for what was cancelled, for as long as `wait` takes.
    static func waiting(_ wait: @MainActor () async -> Void) async {
        guard let task = current else { return await wait() }
        task.isWaitingForOthers = true
        task.onRest?()
        await wait()
        task.isWaitingForOthers = false
    }

    private func wakeWaiters() {
        let woken = waiters
        waiters = []
        for waiter in woken { waiter.resume() }
    }
}
