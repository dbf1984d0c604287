import Bus
import CLibrary
public import Screens
import Terminal

/// Publishes a window to the screen readers of the desktop (AT-SPI), while one of them listens.
///
/// Keep it as long as the window. Where there is no session bus, it does nothing at all; else a thread of its own opens sd-bus, asks there
/// whether a reader listens, and sleeps until one does. Only then is the screen made known, after each frame that changed it.
///
/// ```swift
/// func publish(_ window: Window, _ environment: [String: String]) -> AccessibilityBridge? {
///     AccessibilityBridge(window, name: "Books", environment: environment)
/// }
/// ```
///
/// Requests of a reader come back the same way: it gives a part the keys, activates it, types into it, or gives a command of the screen. All
/// of it happens on the main actor, between two frames, as keys do.
@MainActor
public final class AccessibilityBridge {
    private weak var window: Window?
    private let builder = TreeBuilder()
    private let session: String
    private let name: String
    private lazy var mailbox = ReaderMailbox { [weak self] in
        Task { @MainActor in self?.wake() }
    }

    /// Makes a window known to whoever listens.
    ///
    /// - Parameters:
    ///   - window: the window that is looked at and worked with; it is not kept alive.
    ///   - name: the name of the program, for readers.
    ///   - environment: the variables of the process, which say where the session's bus is.
    /// - Returns: nil where there is no session bus.
    public init?(_ window: Window, name: String, environment: [String: String]) {
        guard let session = Self.sessionAddress(environment) else { return nil }
        self.window = window
        self.name = name
        self.session = session
        let mailbox = mailbox
        _ = SystemThread.begin("screen-reader") { ReaderLoop.run(session: session, name: name, mailbox: mailbox) }
    }

    isolated deinit {
        if isPublishing { window?.onFrame = nil }
        mailbox.end()
    }

    /// Indicates whether a reader listens.
    public var isListening: Bool { mailbox.isListening }

    /// The address of the session's bus; nil where there is none.
    private static func sessionAddress(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty, access("\(folder)/bus", F_OK) == 0 else { return nil }
        // In an address a path has its commas, semicolons and the like as numbers.
        let path = "\(folder)/bus".utf8.map { byte in
            let isPlain = byte < 128 && (isalnum(Int32(byte)) != 0 || "-_/.*".utf8.contains(byte))
            let digits = String(byte, radix: 16)
            return isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }
        return "unix:path=" + path.joined()
    }

    // MARK: Out

    private var isPublishing = false

    /// Publishes what is on show, if it is other than what was.
    func publish() {
        guard isPublishing, let window else { return }
        let old = builder.tree
        let tree = builder.build(from: PublishedScreen.tree(of: window), isActive: window.isLookedAt)
        guard tree != old else { return }
        mailbox.publish(tree, tree.events(since: old))
    }

    // MARK: In

    /// Begins or ends to publish, and does what readers want done.
    func wake() {
        let isListening = mailbox.isListening
        if isListening != isPublishing {
            isPublishing = isListening
            if isListening {
                window?.onFrame = { [weak self] in self?.publish() }
                publish()
            } else {
                window?.onFrame = nil
                builder.reset()
                mailbox.publish(nil, [])
            }
        }
        for request in mailbox.nextRequests() { perform(request) }
    }

    /// Does what a reader wants, with the part as it is now; one that has gone in the meantime is left alone.
    private func perform(_ request: ReaderRequest) {
        switch request {
        case .focus(let id): _ = builder.element(id)?.focus?()
        case .activate(let id): _ = builder.element(id)?.activate?()
        case .edit(let id, let text): _ = builder.element(id)?.edit?(text)
        }
        window?.onDispatch?()
    }
}
