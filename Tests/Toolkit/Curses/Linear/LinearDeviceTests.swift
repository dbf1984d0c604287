import Glibc
import Terminal
import Testing

@testable import Curses

@MainActor
struct LinearDeviceTests {
    /// Two pipes around a device: what is typed, and what is said.
    private final class Pipes {
        let typed: [Int32]
        let said: [Int32]

        init() {
            var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
            _ = pipe(&input)
            _ = pipe(&output)
            (typed, said) = (input, output)
        }

        func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(typed[1], $0.baseAddress, $0.count) } }

        func heard() -> String {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(said[0], &buffer, buffer.count)
            return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
        }

        deinit { for descriptor in typed + said { close(descriptor) } }
    }

    private func canvas(_ rows: String...) -> Canvas {
        var canvas = Canvas(size: Size(width: 30, height: 4))
        for (y, row) in rows.enumerated() {
            canvas.write(row, at: Point(x: 1, y: y), style: .plain, clip: Rect(x: 0, y: 0, width: 30, height: 4))
        }
        return canvas
    }

    @Test func `a frame is said once, with a prompt, and a line comes back as keys`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        device.present(canvas("Walk", "───", "6,412 steps"), cursor: nil)
        pipes.type("down\nhello\n\n")
        device.wait(on: -1, timeout: .seconds(5))
        #expect(pipes.heard() == "\nWalk\n6,412 steps\n> down\n")
        #expect([device.nextEvent(), device.nextEvent()] == [.key(.down), nil])
        device.wait(on: -1, timeout: .seconds(5))
        #expect(pipes.heard() == "> hello\n? hello\n> \n")
        #expect([device.nextEvent(), device.nextEvent()] == [.key(.enter), nil])
        device.present(canvas("Walk", "───", "6,413 steps"), cursor: Point(x: 1, y: 1))
        pipes.type("산책왕\n")
        device.wait(on: -1, timeout: .seconds(5))
        #expect(pipes.heard() == "\n6,413 steps\n: 산책왕\n")
        #expect([device.nextEvent(), device.nextEvent()] == [.paste("산책왕"), .key(.enter)])
    }

    @Test func `what is still wrong is said again where a line changes nothing`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        var canvas = canvas("Walk", "Duration")
        canvas.write("! Write minutes.", at: Point(x: 1, y: 2), style: Style(.danger), clip: Rect(x: 0, y: 0, width: 30, height: 4))
        device.present(canvas, cursor: nil)
        pipes.type("s\ns\n")
        device.wait(on: -1, timeout: .zero)
        #expect(device.nextEvent() == .key("s"))
        #expect(pipes.heard() == "\nWalk\nDuration\n! Write minutes.\n> s\n")
        device.wait(on: -1, timeout: .zero)
        #expect(device.nextEvent() == .key("s"))
        #expect(pipes.heard() == "! Write minutes.\n> s\n")
        canvas.write("Duration 35", at: Point(x: 1, y: 1), style: .plain, clip: Rect(x: 0, y: 0, width: 30, height: 4))
        device.present(canvas, cursor: nil)
        device.wait(on: -1, timeout: .zero)
        device.wait(on: -1, timeout: .zero)
        #expect(pipes.heard() == "\nDuration 35\n> ")
    }

    @Test func `a line waits until what the one before it did is over`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        var isWorking = false
        device.isWorking = { isWorking }
        device.greeting = "Lines."
        #expect(throws: Never.self) { try device.enter() }
        pipes.type("n\nd\n")
        device.wait(on: -1, timeout: .zero)
        #expect([device.nextEvent(), device.nextEvent()] == [.key("n"), nil])
        isWorking = true
        device.wait(on: -1, timeout: .zero)
        #expect(device.nextEvent() == nil)
        isWorking = false
        device.wait(on: -1, timeout: .zero)
        #expect(device.nextEvent() == .key("d"))
        #expect(pipes.heard() == "Lines.\nn\n> d\n")
    }

    @Test func `a screen that is still being made is said once, when it is at rest`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1], uptime: { .zero })
        var isWorking = true
        device.isWorking = { isWorking }
        for step in ["Loading", "3 sources", "7 sources"] {
            device.present(canvas("Why", step), cursor: nil)
            device.wait(on: -1, timeout: .zero)
        }
        isWorking = false
        device.wait(on: -1, timeout: .zero)
        #expect(pipes.heard() == "\nWhy\n7 sources\n> ")
    }

    @Test func `a screen that takes long is said as far as it has come`() {
        let pipes = Pipes()
        var now = Duration.zero
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1], uptime: { now })
        device.isWorking = { true }
        device.present(canvas("Import", "1 file"), cursor: nil)
        device.wait(on: -1, timeout: .zero)
        now = .seconds(1)
        device.present(canvas("Import", "2 files"), cursor: nil)
        device.wait(on: -1, timeout: .zero)
        // Lines that come from a file wait for the end of the work, and so does the prompt.
        #expect(pipes.heard() == "\nImport\n2 files\n")
    }

    @Test func `what is said beside the screen comes after it and before the prompt, which is the caller's`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        device.prompts = ("key> ", "text> ")
        device.present(canvas("Why"), cursor: nil)
        device.wait(on: -1, timeout: .zero)
        device.say("“n” does nothing here.")
        device.wait(on: -1, timeout: .zero)
        device.present(canvas("Why", "Name"), cursor: Point(x: 1, y: 1))
        device.wait(on: -1, timeout: .zero)
        #expect(pipes.heard() == "\nWhy\nkey> “n” does nothing here.\nkey> \nName\ntext> ")
    }

    @Test func `a secret is not said`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        device.asksForSecret = { true }
        device.present(canvas("Passphrase"), cursor: Point(x: 1, y: 1))
        pipes.type("correct horse\n")
        device.wait(on: -1, timeout: .zero)
        #expect(device.nextEvent() == .paste("correct horse"))
        #expect(pipes.heard() == "\nPassphrase\n: \n")
    }

    @Test func `the end of the input ends the program`() {
        let pipes = Pipes()
        let device = LinearDevice(input: pipes.typed[0], output: pipes.said[1])
        let null = open("/dev/null", O_RDONLY)
        defer { close(null) }
        let ended = LinearDevice(input: null, output: pipes.said[1])
        ended.wait(on: -1, timeout: .seconds(5))
        #expect([ended.nextEvent(), ended.nextEvent()] == [.terminate(.terminalLost), nil])
        ended.wait(on: -1, timeout: .zero)
        #expect(ended.nextEvent() == nil)
        #expect(device.nextEvent() == nil)
    }
}
