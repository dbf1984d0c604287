import LiveWalking
import Phrases
import Sessions
import Settings
import Walking

/// `gnd walk`: walks now, on a screen of the app or in one line, or walks a recorded session again.
struct WalkCommand: Command {
    static let name = "walk"
    static let operands = Operands.none
    static let options: [Option] = [.mode, .target, .plan, .line, .duration, .feed, .speed]
    static let values: [Option: ValueKind] = [.duration: .text("30m")]
    static let examples = [
        "gnd walk --mode brisk", "gnd walk --line --target cadence:105-115 --for 30m", "gnd walk --feed walk.ndjson --speed 0",
        "gnd walk --feed walk.ndjson --speed 10",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "walk now, with sensors and a coach", ko: "지금 걸어요. 센서와 코치가 함께해요")
    }

    static func waits(_ options: Options) -> Bool { options.walk.feed == nil || options.walk.speed != 0 }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let choice = try context.options.walk.choice() ?? WalkChoice(.stroll)
        let account = try await context.account()
        let (files, phrases, environment) = (StateFiles(context.dependencies.folders), context.phrases, context.dependencies.environment)
        let terminal = context.console.showsProgress ? context.console.errors : nil
        let lineBell = LineBell { try? terminal?.write("\u{7}") }
        let bell = TerminalBell { lineBell.ring() }
        let notifier = context.console.notifier
        let walks = context.dependencies.liveWalks(of: account, zone: context.options.zone) {
            await .wanted(files.preferences().outputs, phrases: phrases, notification: notifier, bell: bell, environment: environment)
        }
        guard let feed = context.options.walk.feed else {
            let result: Result<Void, CommandFailure>
            do throws(CommandFailure) {
                result = .success(try await LineWalk(context: context, walks: walks, bell: lineBell).walk(choice))
            } catch {
                result = .failure(error)
            }
            // Sensors that were connected must not stay connected.
            await walks.leave()
            await context.dependencies.sensors.finished()
            return try result.get()
        }
        guard context.options.walk.speed != 0 else { return try await FeedReading(context: context, walks: walks).save(feed, choice) }
        try await LineWalk(context: context, walks: walks, bell: lineBell).play(
            feed, choice, speed: Double(context.options.walk.speed ?? 1))
    }
}
