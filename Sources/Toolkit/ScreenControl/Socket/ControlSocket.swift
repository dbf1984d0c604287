import Coordinators
import CLibrary
public import Screens

/// Lets tests and scripts look at a running app and work with it: by a socket that only this user can open.
///
/// It is there where the program makes one, and nothing of it otherwise. Whoever can open it can press every key, so make one only where
/// somebody asked for it, by a variable of the environment for instance.
///
/// ```swift
/// func control(_ window: Window, at path: String?) -> ControlSocket? {
///     guard let path else { return nil }
///     do {
///         return try ControlSocket(at: path, window: window)
///     } catch {
///         print("No control socket: \(error)")
///         return nil
///     }
/// }
/// ```
///
/// A client sends lines and gets an answer to each: `ok N` and N lines, `no` with what is instead, or `error` with what makes no sense.
/// `help` lists the commands. Keep the socket as long as the window: it goes with the last reference.
///
/// ## What it holds out
///
/// The file has the mode 0600 from its beginning, and connections of other users are sent away. A line has 4,096 bytes at most and is
/// UTF-8; a client sends a thousand of them a second at most, and gets its next answer only when it has taken the last. Four clients are
/// served at a time.
public final class ControlSocket {
    /// The clients that are served at a time.
    static let mostClients = 4

    private let listener: ControlListener
    private let controller: ScreenController
    private let uptime: @MainActor () -> Duration
    private lazy var watch = DescriptorWatch(listener.descriptor, .read) { [weak self] in self?.accept() }
    private var connections: [ControlConnection] = []

    /// Listens at a path.
    ///
    /// - Parameters:
    ///   - path: where the socket lies. One that a killed run has left there is taken away.
    ///   - window: the window that is looked at and worked with; it is not kept alive.
    ///   - graph: the ways of the app, for `graph`.
    ///   - place: the link to what is on show, for `place`; `Window.routeOnShow` helps.
    /// - Throws: a failure where there can be no socket at the path.
    public convenience init(
        at path: String, window: Window, graph: NavigationGraph? = nil, place: (@MainActor () -> String?)? = nil
    ) throws(ControlFailure) {
        let clock = ContinuousClock()
        let start = clock.now
        try self.init(at: path, ScreenController(window, graph: graph, place: place)) { start.duration(to: clock.now) }
    }

    init(at path: String, _ controller: ScreenController, uptime: @escaping @MainActor () -> Duration) throws(ControlFailure) {
        listener = try ControlListener(at: path)
        self.controller = controller
        self.uptime = uptime
        watch.arm()
    }

    isolated deinit {
        listener.end()
        for connection in connections { connection.end() }
        // The descriptor is closed when nothing looks at it any more.
        watch.cancel { [listener] in withExtendedLifetime(listener) {} }
    }

    private func accept() {
        while let descriptor = listener.accept() {
            let connection = ControlConnection(descriptor, controller, uptime: uptime) { [weak self] ended in
                self?.connections.removeAll { $0 === ended }
            }
            guard connections.count < Self.mostClients else {
                connection.end()
                continue
            }
            connections.append(connection)
            connection.begin()
        }
        watch.arm()
    }
}
