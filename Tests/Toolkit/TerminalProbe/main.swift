import CMainQueue
import Curses
import Glibc
import Synchronization
import Terminal

// A program that takes the terminal, shows what it hears, and can be made to end in every way there is:
//
//   terminal-probe [--renderer ncurses|direct] [--at before|entered|drawn] [--die SIGNAL|trap|overflow|elsewhere|exit|return|throw]
//                  [--report SIGNAL] [--mouse on]
//
// With `--die` it ends in that way at that step; without, it runs until `q` or until it is asked to end. It stops itself at `s`, and
// at `p` it shows the progress of a task, at `m` it turns the mouse on or off, and at `l` it leaves with patience for answers that come late. `--report` handles a signal before it takes the terminal, as a runtime does.

struct Failure: Error {}

func option(_ name: String) -> String? {
    guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
    return CommandLine.arguments[place + 1]
}

func overflow(_ depth: Int) -> Int { depth == .max ? 0 : overflow(depth + 1) &+ depth }

/// Indicates whether answers may come late.
var isLeaving = false

func die(at step: String, _ device: CursesDevice) throws {
    guard option("--at") == step, let way = option("--die") else { return }
    switch way {
    case "trap":
        let none: [Int] = []
        print(none[CommandLine.arguments.count])
    case "overflow": print(overflow(0))
    case "elsewhere":
        Fault.begin()
        while true {
            draw(["frame \(Fault.frames.load(ordering: .relaxed))"], on: device)
            Fault.frames.add(1, ordering: .relaxed)
        }
    case "exit": exit(3)
    case "throw": throw Failure()
    default:
        if let signal = Int32(way) { raise(signal) }
    }
}

func draw(_ lines: [String], on device: CursesDevice) {
    var canvas = Canvas(size: device.size)
    let all = Rect(origin: .zero, size: device.size)
    canvas.write("size \(device.size.width)x\(device.size.height)", at: .zero, style: Style(.title), clip: all)
    for (row, line) in lines.suffix(max(0, device.size.height - 1)).enumerated() {
        canvas.write(line, at: Point(x: 0, y: row + 1), style: Style(row % 2 == 0 ? .text : .accent), clip: all)
    }
    device.present(canvas, cursor: Point(x: 0, y: 0))
}

func run() throws {
    let start = ContinuousClock.now
    // Time goes back when it leaves, so that there is enough of it.
    let device = CursesDevice(
        renderer: option("--renderer").flatMap(Renderer.init(rawValue:)),
        uptime: { isLeaving ? .zero : .seconds(10) + (ContinuousClock.now - start) })
    device.isMouseEnabled = option("--mouse") == "on"
    if option("--die") == "elsewhere" { Fault.handle() }
    if let signal = option("--report").flatMap(Int32.init) { Fault.report(signal) }
    try die(at: "before", device)
    try device.enter()
    defer { device.leave() }
    try die(at: "entered", device)
    var lines = ["한강 산책왕👑 é"]
    draw(lines, on: device)
    try die(at: "drawn", device)
    var wakeUps = 0
    while true {
        device.wait(on: gnd_main_queue_descriptor(), timeout: nil)
        wakeUps += 1
        while let event = device.nextEvent() {
            switch event {
            case .key("q"): return
            case .key(.control("z")): device.suspend()
            case .key(.control("t")): try die(at: "asked", device)
            case .key("s"): raise(SIGSTOP)
            case .key("l"):
                isLeaving = true
                draw(["leaving"], on: device)
                return
            case .key("m"): device.isMouseEnabled.toggle()
            case .key("p"):
                device.show(.percent(40))
                lines.append("progress")
            case .key("w"): lines.append("wake-ups \(wakeUps)")
            case .terminate(let reason):
                device.leave()
                print("asked to end: \(reason)")
                exit(4)
            default: lines.append("\(event)")
            }
        }
        draw(lines, on: device)
    }
}

do {
    try run()
} catch let error as DeviceError {
    print("no terminal: \(error)")
    exit(5)
} catch {
    print("thrown: \(error)")
    exit(6)
}
