import LiveWalking
import Sessions
import Walking

/// The options of `gnd walk`.
struct WalkOptions {
    var mode: WalkMode?
    /// A band of one's own.
    var aim: WalkPlan.Aim?
    /// A file with a plan of one's own.
    var planFile: String?
    /// A recorded session to walk instead of one's own sensors: a file, or `-` for the standard input.
    var feed: String?
    /// The factor by which a feed is played faster; 0 is as fast as it can be read.
    var speed: Int?
    /// Indicates whether the walk is one line in place rather than a screen.
    var isLine = false

    /// Indicates whether it is walked on the app's screen, where there is one.
    var opensTheApp: Bool { !isLine && speed != 0 }
}

extension WalkOptions {
    /// Returns the choice of mode, plan and aim that the options make; nil where they make none.
    func choice() throws(CommandFailure) -> WalkChoice? {
        guard mode != nil || aim != nil || planFile != nil else { return nil }
        var choice = WalkChoice(mode ?? .stroll)
        if let path = planFile {
            guard let text = LiveFolder.text(at: path) else { throw .plan(path, []) }
            let name = PathText.name(of: path)
            do throws(PlanText.Problem) {
                choice = WalkChoice(own: try PlanText.read(text, id: name))
            } catch {
                throw .plan(path, PlanText.problems(in: text))
            }
        }
        choice.aim = aim
        return choice
    }
}
