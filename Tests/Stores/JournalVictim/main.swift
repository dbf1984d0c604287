import Foundation
import Glibc
import Journal
import Walking

// Works on a journal until it is killed, by its own hand, at a moment that the caller drew:
//
//   journal-victim import|edit|backup|open JOURNAL MICROSECONDS
//
// Each thing that is done is reported in a line, after it was reported to this program.

let arguments = CommandLine.arguments
guard arguments.count == 4, let delay = UInt32(arguments[3]) else { exit(2) }
let path = arguments[2]

func report(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// The kill comes from a thread of its own, so that nothing here is ever at a good place for it.
func dieLater() {
    let thread = Thread {
        usleep(delay)
        kill(getpid(), SIGKILL)
    }
    thread.start()
}

let clock = FixedClock(Instant(seconds: 1_775_131_200))
let zone = Zone("Europe/Berlin") ?? .utc
let source = Source(name: "Watch", kind: .watch)

/// Records of one step each that never overlap, so that the sum says how many there are.
func batch(_ number: Int) -> [Sample] {
    (0..<50).map { index in
        let start = Instant(seconds: 1_700_000_000 + Int64(number * 50 + index) * 60)
        return Sample(metric: .steps, start: start, end: start + .seconds(60), value: 1, source: source)
    }
}

func work(_ task: String) async throws {
    if task == "open" { dieLater() }
    let journal = try Journal(path: path, clock: clock, zone: zone)
    let profile = try await journal.profile(journal.localAccount().id)
    report("open")
    if task != "open" { dieLater() }
    switch task {
    case "import":
        let known = try await profile.imports().count
        for file in known..<1_000_000 {
            let sink = try await profile.importSink()
            try await sink.begin(ImportFile(name: "\(file)", format: "test"))
            for part in 0..<4 {
                try await sink.accept(batch(file * 4 + part), walks: [])
                report("saved")
            }
            _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
            report("counted")
        }
    case "edit":
        let known = try await profile.countWalks(WalkFilter())
        for walk in known..<1_000_000 {
            let start = Instant(seconds: 1_700_000_000 + Int64(walk) * 6000)
            _ = try await profile.save([Walk(start: start, end: start + .seconds(600), zone: zone, steps: 1)])
            report("saved")
        }
    case "backup":
        for number in 0..<1_000_000 {
            _ = try await journal.backUp(to: "\(path)-backups/\(getpid())-\(number).db")
            report("\(getpid())-\(number)")
        }
    default:
        // Waits for the kill, which may have come while the journal was opened.
        try await Task.sleep(for: .seconds(60))
    }
}

Task {
    do {
        try await work(arguments[1])
    } catch {
        report("failed \(error)")
        exit(1)
    }
}
dispatchMain()
