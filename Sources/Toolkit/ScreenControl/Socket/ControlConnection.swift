import CLibrary

/// One client: its lines come in one after the other, each is answered before the next is looked at.
final class ControlConnection {
    /// The lines that a client may send in a second, as fast as no person and no test needs to be.
    static let mostLinesASecond = 1000

    private let descriptor: Int32
    private let controller: ScreenController
    private let uptime: @MainActor () -> Duration
    private let onEnd: @MainActor (ControlConnection) -> Void
    private lazy var input = DescriptorWatch(descriptor, .read) { [weak self] in self?.read() }
    private lazy var output = DescriptorWatch(descriptor, .write) { [weak self] in self?.write() }
    private var lines = ControlLines()
    private var unsent: ArraySlice<UInt8> = []
    private var isBusy = false
    /// Indicates whether nothing more will come, or is listened to.
    private var isOver = false
    private var hasEnded = false
    private var second = (start: Duration.zero, lines: 0)

    /// Takes over a connected descriptor.
    init(
        _ descriptor: Int32, _ controller: ScreenController, uptime: @escaping @MainActor () -> Duration,
        onEnd: @escaping @MainActor (ControlConnection) -> Void
    ) {
        self.descriptor = descriptor
        self.controller = controller
        self.uptime = uptime
        self.onEnd = onEnd
    }

    /// Listens to the client.
    func begin() { input.arm() }

    /// Hangs up.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        let descriptor = descriptor
        let (input, output) = (input, output)
        input.cancel { Task { @MainActor in output.cancel { close(descriptor) } } }
        onEnd(self)
    }

    private func read() {
        guard !hasEnded else { return }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 {
            lines.append(buffer[..<count])
        } else if count == 0 {
            isOver = true
            lines.end()
        } else if errno != EAGAIN, errno != EINTR {
            return end()
        }
        goOn()
    }

    /// Takes the next line, if the one before is answered; reads on where there is none.
    private func goOn() {
        guard !isBusy, !hasEnded, unsent.isEmpty else { return }
        switch lines.next() {
        case .line(let line): perform(line)
        case .notText: refuse("a line is UTF-8 without zeros")
        case .tooLong: refuse("a line has \(ControlLines.longest) bytes at most")
        case nil where isOver: end()
        case nil: input.arm()
        }
    }

    private func perform(_ line: String) {
        guard isInTime() else { return refuse("more than \(Self.mostLinesASecond) lines in a second") }
        guard line.contains(where: { $0 != " " && $0 != "\r" }) else { return later() }
        let command: ControlCommand
        do throws(ControlMistake) {
            command = try ControlCommand(line)
        } catch {
            return send(.error(error.sentence))
        }
        isBusy = true
        controller.perform(command) { [weak self] answer in
            self?.isBusy = false
            self?.send(answer)
        }
    }

    private func isInTime() -> Bool {
        let now = uptime()
        if now - second.start >= .seconds(1) { second = (now, 0) }
        second.lines += 1
        return second.lines <= Self.mostLinesASecond
    }

    /// Answers once more, and listens to nothing that comes after it.
    private func refuse(_ sentence: String) {
        isOver = true
        lines = ControlLines()
        send(.error(sentence))
    }

    private func send(_ answer: ControlAnswer) {
        guard !hasEnded else { return }
        unsent = ArraySlice(answer.text.utf8)
        write()
    }

    private func write() {
        guard !hasEnded else { return }
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 {
                unsent = unsent.dropFirst(count)
            } else if errno == EAGAIN {
                return output.arm()
            } else if errno != EINTR {
                return end()
            }
        }
        later()
    }

    /// Goes on in another turn of the main queue, so that keys are heard between any two lines.
    private func later() { Task { [weak self] in self?.goOn() } }
}
