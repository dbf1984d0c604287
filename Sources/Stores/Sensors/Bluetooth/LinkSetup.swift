/// The calls to a sensor once it is connected, one after the other: its names, its features, its notifications.
struct LinkSetup: Hashable {
    enum Step: Hashable {
        case readName(String, characteristic: String)
        /// Its names are known.
        case introduce
        case readFeature(String, characteristic: String)
        case notify(String)
    }

    /// Seconds between two notifications that are switched on: KingSmith's firmware loses quick ones.
    private static let spacing = 0.15

    private var steps: ArraySlice<Step>
    private(set) var due: Double
    /// The step whose answer is awaited.
    private(set) var pending: Step?
    private(set) var streamCount = 0

    /// - Parameters:
    ///   - streams: the characteristics whose notifications are switched on, in this order.
    ///   - characteristics: the path of each.
    init(_ streams: [String], characteristics: [String: String], at now: Double) {
        let names = SensorProfile.names.compactMap { name in characteristics[name].map { Step.readName($0, characteristic: name) } }
        let features = SensorProfile.features.compactMap { name in
            characteristics[name].map { Step.readFeature($0, characteristic: name) }
        }
        steps = (names + [.introduce] + features + streams.compactMap { characteristics[$0].map(Step.notify) })[...]
        due = now
    }

    var isDone: Bool { steps.isEmpty && pending == nil }

    /// The next step, where it is time for it.
    mutating func next(at now: Double) -> Step? {
        guard pending == nil, now >= due, let step = steps.popFirst() else { return nil }
        if step != .introduce { pending = step }
        return step
    }

    /// Takes the answer to a call, where it is the awaited one.
    /// - Returns: the step that it answers.
    mutating func answered(_ call: BluetoothCall, _ answer: BluetoothAnswer, at now: Double) -> Step? {
        guard let step = pending, step.call == call else { return nil }
        pending = nil
        if case .notify = step {
            due = now + Self.spacing
            // Notifications that another program switched on already are on.
            if answer.failure.map(\.isInProgress) ?? true { streamCount += 1 }
        }
        return step
    }
}

extension LinkSetup.Step {
    var call: BluetoothCall? {
        switch self {
        case .readName(let path, _), .readFeature(let path, _): .read(path)
        case .notify(let path): .startNotify(path)
        case .introduce: nil
        }
    }
}
