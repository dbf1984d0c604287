import CKillSwitch
import Glibc
import LiveWalking
import Sessions
import Walking

// Records a walk until it is killed, by its own hand, at the change of a file that the caller drew:
//
//   session-victim FILE CHANGE
//
// or records so many lines, and says at its end whether all of them are written:
//
//   session-victim FILE lines COUNT
//
// The number of each line that was taken is reported after it was.

let arguments = CommandLine.arguments
let count = arguments.count == 4 && arguments[2] == "lines" ? Int(arguments[3]) : nil
guard count != nil || arguments.count == 3, let change = count == nil ? Int(arguments[2]) : 0 else { exit(2) }

gnd_die_at_change(change)
let recorder = SessionRecorder(arguments[1])
let writer = FeedWriter()

func record(_ line: FeedLine, _ number: Int) {
    guard let bytes = writer.bytes(line) else { exit(1) }
    recorder.append(bytes)
    say("\(number)")
}

func say(_ word: String) {
    let text = Array((word + "\n").utf8)
    _ = write(STDOUT_FILENO, text, text.count)
}

record(.header(FeedHeader(id: WalkID(), start: Instant(seconds: 1_795_251_600), zone: .utc)), 1)
for number in 2...(count ?? 1_000_000) {
    let time = SessionTime(milliseconds: Int64(number) * 300)
    record(.packet(SensorPacket(time: time, sensor: "strap", characteristic: "2a37", bytes: [0, UInt8(60 + number % 60)])), number)
    if count != nil {
        if number.isMultiple(of: 5) { await recorder.sync() }
    } else if number.isMultiple(of: 20) {
        Task.detached { await recorder.sync() }
    }
}

recorder.flush()
await recorder.sync()
switch recorder.obstacle {
case nil: say(recorder.syncObstacle == nil ? "written" : "unsynced")
case .diskFull: say("diskFull")
case .readOnly: say("readOnly")
}
recorder.close()
