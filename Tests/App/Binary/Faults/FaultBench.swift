import Foundation

/// An operation, the calls it makes, and what is there before and after it.
nonisolated struct FaultBench {
    let operation: FaultyOperation
    /// The calls of a run that nothing happens to, in their order.
    private(set) var calls: [DiskCall] = []
    private let root: String
    private var before = ""
    private var after = ""
    /// All names that may lie there, without dates and processes.
    private var names: Set<String> = []

    private var template: String { root + "/template" }
    private var folder: String { root + "/run" }
    private var strace: Strace { Strace(trace: root + "/trace") }

    init(_ operation: FaultyOperation) throws {
        self.operation = operation
        // In memory where there is such a folder: the faults come from strace, and nothing waits for a disk.
        let memory = "/dev/shm"
        let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
        root = "\(parent)/gnd-fault-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: template, withIntermediateDirectories: true)
        try operation.prepare(template) { [template] in Self.gnd($0, in: template) }
        try renew()
        let whole = run(strace.prefix())
        guard whole.status == 0 else { throw Failure(output: whole.output) }
        calls = DiskCall.all(in: strace.text, below: folder)
        after = days()
        names = Self.names(in: folder)
        try renew()
        // An old journal cannot be looked at without bringing it up to date.
        before = operation == .migrate ? after : days()
        names.formUnion(Self.names(in: folder))
    }

    struct Failure: Error {
        var output: String
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }

    /// Lets a fault happen at a call, then looks at what is there, and does the same again.
    func check(_ call: DiskCall, _ fault: Fault) throws -> FaultVerdict {
        try renew()
        let command = Self.line(operation.command, in: folder)
        let outcome = run(strace.prefix(call, fault, below: folder))
        guard fault == .kill ? outcome.status == 137 : strace.hasMet(below: folder) else { return .didNotHappen }
        var wrong: [String] = []
        func expect(_ isRight: Bool, _ sentence: @autoclosure () -> String) { if !isRight { wrong.append(sentence()) } }

        let answer = outcome.status
        expect(fault == .kill || answer == 0 || answer == 1, "it ended with \(answer)")
        let now = days()
        expect(now == before || now == after, "the days are neither those of before nor those of after:\n\(now)")
        if fault != .kill, answer == 0, operation.endsWithAnswer { expect(now == after, "it said that it was done, and it is not") }
        let doctor = Self.gnd("doctor", in: folder)
        expect(doctor.status == 0, "gnd doctor ended with \(doctor.status): \(doctor.output)")
        let stray = left().filter { fault != .kill || !$0.contains(".part-") }
        expect(stray.isEmpty, "left behind: \(stray.sorted())")

        let wasDone = operation == .backup ? isBackupWhole() : now == after
        let again = Self.gnd(operation.again(in: folder), in: folder)
        expect(again.status == 0 || wasDone && operation.isRefusedWhenDone, "done again: \(again.output)")
        if operation == .backup { expect(isBackupWhole(), "the backup is not what its hash says") }
        let end = days()
        expect(operation.adds && now == after || end == after, "done again, the days are not those of after:\n\(end)")
        let doctorAgain = Self.gnd("doctor", in: folder)
        expect(doctorAgain.status == 0, "gnd doctor after it was done again ended with \(doctorAgain.status): \(doctorAgain.output)")
        // A program that is refused writes nothing, and removes nothing.
        let remaining = left().filter { again.status == 0 || !$0.contains(".part-") }
        expect(remaining.isEmpty, "left behind when it was done again: \(remaining.sorted())")
        guard !wrong.isEmpty else { return .sound }
        return .unsound(
            """
            \(wrong.joined(separator: "; "))
            It said: \(outcome.output)
            It ran \(strace.prefix(call, fault, below: folder)) \(command)
            """)
    }

    /// Returns the files that lie there and should not.
    private func left() -> Set<String> { Self.names(in: folder).subtracting(names).filter { !operation.mayLeave($0) } }

    private func isBackupWhole() -> Bool {
        ShellOutcome.of("cd '\(folder)/home/copies' && sha256sum --check --status one.db.sha256").status == 0
    }

    /// The folder as it is before the operation.
    private func renew() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.copyItem(atPath: template, toPath: folder)
    }

    private func run(_ prefix: String) -> ShellOutcome { Self.gnd(operation.command, in: folder, after: prefix) }

    private func days() -> String {
        let outcome = Self.gnd("days", in: folder)
        return outcome.status == 0 ? outcome.output : "gnd days: \(outcome.output)"
    }

    @discardableResult
    static func gnd(_ command: String, in folder: String, after prefix: String = "") -> ShellOutcome {
        ShellOutcome.of(prefix + " " + line(command, in: folder))
    }

    /// One thread for tasks, so that each run makes the same calls in the same order, but for a few.
    private static func line(_ command: String, in folder: String) -> String {
        "env SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 LIBDISPATCH_COOPERATIVE_POOL_STRICT=1 '\(ShippedBinary.path)'"
            + " --home '\(folder)/home' --zone Europe/Berlin --lang en \(command.replacing("@", with: folder))"
    }

    private static func names(in folder: String) -> Set<String> {
        Set(
            (FileManager.default.subpaths(atPath: folder) ?? []).map {
                $0.replacing(/part-[0-9].*/, with: "part-").replacing(/[0-9][0-9-]{5,}/, with: "…")
            })
    }
}
