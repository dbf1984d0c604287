import Coordinators
import Foundation
import Glibc
import ScreenTesting
import Screens
import Synchronization
import Terminal
import Testing

@testable import ScreenControl

/// A real socket before a window in memory.
@Suite(.leavesNothing) @MainActor
struct ControlSocketTests {
    @Test func `the screen is read, keys are pressed and what follows is asserted`() async throws {
        let stage = try await ControlStage()
        #expect(try await stage.send("assert title == Books") == .done([]))
        let rows = try await stage.send("screen").lines
        #expect(rows.count == 12 && rows[0].contains("Books"))
        let tree = try await stage.send("tree").lines
        #expect(tree.contains("    list \"Books\" = \"1/2\" [focusable focused]"), "\(tree)")
        #expect(try await stage.send("keys down enter") == .done([]))
        #expect(try await stage.send("assert title == \"Books ▸ Emma\"") == .done([]))
        #expect(try await stage.send("assert place == books://emma") == .done([]))
        #expect(try await stage.send("assert place == books://walden") == .no("place is books://emma"))
        #expect(try await stage.send("press \"Lend it\"") == .done([]))
        #expect(try await stage.send("assert toast == Lent") == .done([]))
        #expect(try await stage.send("assert top == ViewController") == .no("top is BookPage"))
        #expect(try await stage.send("press Burn") == .no("there is no Burn on the screen"))
        #expect(try await stage.send("focus Emma") == .no("Emma cannot be used that way"))
    }

    @Test func `text is typed into a field that was given the focus`() async throws {
        let stage = try await ControlStage()
        #expect(try await stage.send("keys enter") == .done([]))
        #expect(try await stage.send("focus Note") == .done([]))
        #expect(try await stage.send("assert focus == Note") == .done([]))
        #expect(try await stage.send("type read twice") == .done([]))
        #expect(try await stage.send("assert screen contains read twice") == .done([]))
    }

    @Test func `a wait ends when it is so, and says what is where it never becomes so`() async throws {
        let stage = try await ControlStage()
        stage.pilot.window.schedule(after: .seconds(2)) { [window = stage.pilot.window] in window.showToast("done") }
        #expect(try await stage.send("wait 1 toast == done") == .no("toast is nothing"))
        #expect(try await stage.send("wait toast == done") == .done([]))
        #expect(try await stage.send("wait idle") == .done([]))
        #expect(try await stage.send("wait 0 title == Nowhere") == .no("title is Books"))
    }

    @Test func `a program without a graph says so, and one with it names what nobody has gone`() async throws {
        #expect(try await ControlStage().send("graph --uncovered") == .no("this program declares no graph of its ways"))
        let stage = try await ControlStage(graph: NavigationGraph(DeclaredCoordinator.self))
        let ways = try await stage.send("graph --uncovered").lines
        #expect(ways.count == 2, "\(ways)")
    }

    @Test func `only this user can open it, from its beginning on`() async throws {
        let stage = try await ControlStage()
        var status = stat()
        #expect(lstat(stage.path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o600 && status.st_uid == getuid())
        #expect(status.st_mode & S_IFMT == S_IFSOCK)
        var pair: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        #expect(ControlListener.peer(of: pair[0]) == getuid())
        pair.forEach { close($0) }
    }

    @Test func `the rest of a killed run is taken away, and what is anything else stays`() async throws {
        let stage = try await ControlStage()
        #expect(throws: ControlFailure("another program listens at \(stage.path)")) {
            try ControlSocket(at: stage.path, window: stage.pilot.window)
        }
        // A socket that nobody listens at any more.
        let old = stage.path + ".old"
        let address = try #require(sockaddr_un(path: old))
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #expect(address.with { bind(descriptor, $0, $1) } == 0)
        close(descriptor)
        #expect(throws: Never.self) { try ControlSocket(at: old, window: stage.pilot.window) }
        let link = stage.path + ".link"
        #expect(symlink("/tmp", link) == 0)
        defer { unlink(link) }
        #expect(throws: ControlFailure("\(link) is there already")) { try ControlSocket(at: link, window: stage.pilot.window) }
        let long = "/tmp/" + String(repeating: "a", count: 120)
        #expect(throws: ControlFailure.self) { try ControlSocket(at: long, window: stage.pilot.window) }
    }

    @Test func `what makes no sense is answered, and the next line is heard`() async throws {
        let stage = try await ControlStage()
        #expect(try await stage.send("dance") == .error("no such command; help lists them"))
        #expect(try await stage.send("keys x\u{1B}y") == .error("x␛y is no key; they are named as in key files: a, enter, ctrl-s"))
        #expect(try await stage.send("assert title == Books") == .done([]))
    }

    @Test func `bytes that are no text, lines without end and floods end a connection and nothing else`() async throws {
        let stage = try await ControlStage()
        let hostile: [([UInt8], String)] = [
            ([0xFF, 0xFE, 0x0A], "a line is UTF-8 without zeros"),
            ([UInt8](repeating: 0x61, count: 5000), "a line has 4096 bytes at most"),
        ]
        for (bytes, sentence) in hostile {
            let client = try ControlClient(at: stage.path)
            #expect(
                try await stage.exchange {
                    try client.send(bytes: bytes); return try client.answer()
                } == .error(sentence))
            await #expect(throws: ControlFailure.self) { _ = try await stage.exchange { try client.send("help") } }
        }
        let flood = try ControlClient(at: stage.path)
        let count = ControlConnection.mostLinesASecond
        let answers = try await stage.exchange {
            try flood.send(bytes: Array(String(repeating: "x\n", count: count + 1).utf8))
            return try (0...count).map { _ in try flood.answer() }
        }
        #expect(answers.dropLast().allSatisfy { $0 == .error("no such command; help lists them") })
        #expect(answers.last == .error("more than 1000 lines in a second"))
        #expect(try await stage.send("assert title == Books") == .done([]))
    }

    @Test func `a fifth client is sent away, and the four before it go on`() async throws {
        let stage = try await ControlStage()
        // The stage's own client is the first.
        #expect(try await stage.send("help").exitCode == 0)
        let clients = try (0..<3).map { _ in try ControlClient(at: stage.path) }
        for client in clients { #expect(try await stage.exchange { try client.send("wait idle") } == .done([])) }
        let fifth = try ControlClient(at: stage.path)
        await #expect(throws: ControlFailure.self) { _ = try await stage.exchange { try fifth.send("help") } }
        #expect(try await stage.send("wait idle") == .done([]))
    }

    @Test func `with the socket the file goes`() async throws {
        let path: String
        do {
            let stage = try await ControlStage()
            path = stage.path
            #expect(access(path, F_OK) == 0)
            stage.socket = nil
            await #expect(throws: ControlFailure.self) { _ = try await stage.send("help") }
        }
        #expect(throws: ControlFailure.self) { try ControlClient(at: path) }
    }
}

/// A shelf with two books before a pilot, a socket, and one client.
@MainActor
private final class ControlStage {
    let pilot: Pilot
    let path: String
    var socket: ControlSocket?
    private let client: ControlClient

    init(graph: NavigationGraph? = nil) async throws {
        let stack = NavigationController(rootViewController: ShelfPage())
        let window = Window(size: Size(width: 50, height: 12))
        window.rootViewController = stack
        pilot = Pilot(window: window)
        path = "/tmp/control-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let controller = ScreenController(window, graph: graph) { [weak stack] in
            stack?.topViewController?.title.map { "books://" + $0.lowercased() }
        }
        socket = try ControlSocket(at: path, controller) { .zero }
        client = try ControlClient(at: path)
    }

    /// Sends a line and returns the answer, while time goes by for the program.
    func send(_ line: String) async throws -> ControlAnswer {
        let client = client
        return try await exchange { try client.send(line) }
    }

    /// Does something that waits for the program, on a thread of its own: two that wait on those of tasks would have taken all of them.
    func exchange<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let answer = Answer<Value>()
        Thread.detachNewThread {
            let result = Result { try work() }
            answer.value.withLock { $0 = result }
        }
        while true {
            if let result = answer.value.withLock({ $0 }) { return try result.get() }
            await pilot.advance(by: .milliseconds(5))
        }
    }

    private nonisolated final class Answer<Value: Sendable>: Sendable {
        let value = Mutex<Result<Value, any Error>?>(nil)
    }
}

private final class ShelfPage: ViewController {
    override func loadView() {
        title = "Books"
        let titles = ["Walden", "Emma"]
        view = ListView(numberOfRows: { titles.count }, row: { ListRow(titles[$0]) }) { [weak self] index in
            self?.navigationController?.pushViewController(BookPage(titles[index]), animated: false)
        }
    }
}

private final class BookPage: ViewController {
    init(_ name: String) {
        super.init()
        title = name
    }

    override func loadView() {
        view = StackView(
            .vertical,
            [
                FormView([
                    FormRow("", Button("Lend it") { [weak self] in self?.showToast("Lent") }), FormRow("Note", TextField()),
                ])
            ])
    }
}

private enum DeclaredRoute: Route { case list, book }

private final class DeclaredCoordinator: NavigationCoordinator<DeclaredRoute>, TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] { destinations.declaredTransitions }

    static let destinations: Destinations<DeclaredRoute, String> = [
        .start(.list, ShelfPage.self), .push(.book, BookPage.self, from: ShelfPage.self),
    ]
}

extension ControlAnswer {
    fileprivate var lines: [String] {
        if case .done(let lines) = self { lines } else { [] }
    }
}
