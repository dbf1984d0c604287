import Bus
import CLibrary
import CSystemBus

/// The thread of the bus: asks the session whether a reader listens, and while one does, serves the tree on the accessibility bus.
///
/// It sleeps in one poll and has nothing to do where nobody listens. Where a bus goes away, so does what was on it, without a word; where
/// the session's goes, the thread ends.
final class ReaderLoop {
    private static let statusPath = "/org/a11y/bus"
    private static let service = "org.a11y.Bus"
    private static let registry = "org.a11y.atspi.Registry"
    private static let properties = "org.freedesktop.DBus.Properties"

    private let name: String
    private let mailbox: ReaderMailbox
    private let session: BusConnection
    /// The accessibility bus; nil while nobody listens.
    private var bus: BusConnection?
    /// Indicates whether the bus was asked for, and has not been named yet.
    private var isAsking = false
    private var isWanted = false
    /// The part of the registry that the application lies in, once it does.
    private var desktop: ObjectReference?
    /// Indicates whether the registry was asked to take the application in.
    private var isEmbedding = false
    private var number: Int32 = 0

    private init(_ session: BusConnection, name: String, mailbox: ReaderMailbox) {
        self.session = session
        self.name = name
        self.mailbox = mailbox
    }

    /// Runs until the mailbox has ended or the session's bus is gone.
    static func run(session address: String, name: String, mailbox: ReaderMailbox) {
        guard let session = BusConnection(address: address) else { return }
        let loop = ReaderLoop(session, name: name, mailbox: mailbox)
        loop.begin()
        loop.run()
        mailbox.setListening(false)
    }

    private func begin() {
        // Before the question: what changes in between is asked twice, never not at all.
        session.match("type='signal',interface='\(Self.properties)',member='PropertiesChanged',path='\(Self.statusPath)'")
        session.match(
            "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'")
        session.onSignal = { [weak self] signal in
            if signal.path == Self.statusPath || signal.member == "NameOwnerChanged" { self?.askStatus() }
        }
        askStatus()
    }

    private func run() {
        while !mailbox.isEnded {
            guard session.process() else { return }
            if let bus, !bus.process() { leaveBus() }
            embed()
            emitEvents()
            wait()
        }
    }

    // MARK: Whether somebody listens

    /// The states of a desktop in which somebody listens: any assistive technology at all, or a screen reader by name.
    ///
    /// Either is enough, as for Qt: desktops differ in which of them they set, and a magnifier that follows the focus sets the first alone.
    private static let states = ["IsEnabled", "ScreenReaderEnabled"]

    private func askStatus() {
        let question = BusMessage(
            path: Self.statusPath, interface: Self.properties, member: "GetAll", [.text("org.a11y.Status")])
        // Nobody listens where nobody has started the service.
        session.call(question, at: Self.service) { [weak self] answer in
            let properties = answer.values.first?.members.map(\.members) ?? []
            let isOn = properties.contains { pair in
                pair.count == 2 && pair[0].text.map(Self.states.contains) == true && pair[1].truth == true
            }
            self?.setWanted(isOn)
        }
    }

    private func setWanted(_ isOn: Bool) {
        isWanted = isOn
        guard isOn else { return leaveBus() }
        guard bus == nil, !isAsking else { return }
        isAsking = true
        let question = BusMessage(path: Self.statusPath, interface: Self.service, member: "GetAddress")
        session.call(question, at: Self.service) { [weak self] answer in
            guard let self else { return }
            isAsking = false
            guard isWanted, bus == nil, let address = answer.values.first?.text, !address.isEmpty else { return }
            enterBus(address)
        }
    }

    private func enterBus(_ address: String) {
        bus = BusConnection(address: address)
        bus?.onCall = { [weak self] in self?.answer($0) ?? .unknownObject }
    }

    private func leaveBus() {
        bus = nil
        desktop = nil
        isEmbedding = false
        mailbox.setListening(false)
    }

    /// Puts the application into the desktop of the registry, once the bus has greeted.
    private func embed() {
        guard let bus, !isEmbedding, let own = bus.uniqueName else { return }
        isEmbedding = true
        let root = ObjectReference(bus: own, path: ObjectReference.rootPath)
        let call = BusMessage(path: ObjectReference.rootPath, interface: "org.a11y.atspi.Socket", member: "Embed", [root.value])
        bus.call(call, at: Self.registry, startsService: true, within: 25) { [weak self, weak bus] answer in
            guard let self, let bus, self.bus === bus, let place = answer.values.first?.members, place.count == 2 else { return }
            desktop = ObjectReference(bus: place[0].text ?? "", path: place[1].text ?? "")
            mailbox.setListening(true)
        }
    }

    // MARK: What is on show

    private func service(on bus: BusConnection) -> AccessibleService? {
        guard let tree = mailbox.tree, let own = bus.uniqueName else { return nil }
        return AccessibleService(tree: tree, application: name, bus: own, desktop: desktop ?? .none, number: number)
    }

    private func answer(_ call: BusMessage) -> BusAnswer {
        // The registry gives each application a number.
        if call.path == ObjectReference.rootPath, call.member == "Set", call.arguments.count == 3, call.arguments[1].text == "Id" {
            number = Int32(truncatingIfNeeded: call.arguments[2].number ?? 0)
            return .values([])
        }
        // Events go before the answer, so that no reader gets one from a frame that it does not know of.
        emitEvents()
        guard let bus, let service = service(on: bus) else { return .unknownObject }
        let (answer, request) = service.answer(call)
        if let request { mailbox.post(request) }
        return answer
    }

    private func emitEvents() {
        let events = mailbox.nextEvents()
        guard !events.isEmpty, let bus, desktop != nil, let service = service(on: bus) else { return }
        for event in events { for signal in service.signals(of: event) { bus.emit(signal) } }
    }

    // MARK: Sleep

    private func wait() {
        let connections = [session, bus].compactMap { $0 }
        var sources =
            [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
            + connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
        let due = connections.compactMap(\.timeout).min()
        poll(&sources, nfds_t(sources.count), due.map { Self.milliseconds(until: $0) } ?? -1)
    }

    private static func milliseconds(until due: UInt64) -> Int32 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let now = UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
        return due > now ? Int32(clamping: (due - now) / 1000 + 1) : 0
    }
}
