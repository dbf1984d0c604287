import CKillSwitch
import Dispatch
import Glibc
import Journal
import Walking

// Works on a journal until it is killed, by its own hand, at the change of a file that the caller drew:
//
//   journal-victim import|edit|backup|open JOURNAL CHANGE
//
// Each thing that is done is reported in a line, after it was reported to this program. What only opens may be done before that change.

let arguments = CommandLine.arguments
guard arguments.count == 4, let change = Int(arguments[3]) else { exit(2) }
let path = arguments[2]

func report(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
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
    if task == "open" { gnd_die_at_change(change) }
    let journal = try Journal(path: path, clock: clock, zone: zone)
    let profile = try await journal.profile(journal.localAccount().id)
    report("open")
    if task != "open" { gnd_die_at_change(change) }
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
        exit(0)
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
