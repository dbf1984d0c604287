import Phrases
import Walking

/// `gnd log "35m 3900 한강"`: writes down a walk in one line.
struct LogCommand: Command {
    static let name = "log"
    static let operands = Operands.many(.text("WALK"))
    static let options: [Option] = [.json]
    static let examples = [#"gnd log "35m 3900 river""#, #"gnd log "yesterday 07:40 1h20m 8.2km park #dawn""#]
    static func summary(_ strings: CommandStrings) -> String { strings.logSummary }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let clock = context.dependencies.clock
        let zones = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones }
        let draft: WalkDraft
        do throws(ParseEntry.Failure) {
            draft = try ParseEntry(zones: zones, now: clock.now)(context.options.operands.joined(separator: " "))
        } catch {
            switch error {
            case .empty, .nothingToCount: throw .noWalk
            case .draft(let problem): throw .walk(problem)
            }
        }
        let walk: Walk
        do throws(WalkFailure) {
            walk = try await LogWalk(journal: journal, clock: clock)(draft).walk
        } catch {
            switch error {
            case .draft(let problem): throw .walk(problem)
            case .journal(let failure): throw .journal(failure)
            }
        }
        await context.refreshPrompt()
        try context.console.write(context.options.json ? "\(JSONText(walk: walk).text)\n" : "\(text(walk, context))\n")
    }

    private func text(_ walk: Walk, _ context: CommandContext) -> String {
        let phrases = context.phrases
        let today = walk.zone.day(of: context.dependencies.clock.now)
        var parts = [
            phrases.date(walk.zone.day(of: walk.start), today: today), phrases.time(walk.start, in: walk.zone),
            phrases.duration(walk.duration),
        ]
        if let steps = walk.steps { parts.append(phrases.steps(steps)) }
        if let distance = walk.distance { parts.append(phrases.distance(distance)) }
        if !walk.title.isEmpty { parts.append(walk.title) }
        return context.strings.logged(parts.joined(separator: " · "))
    }
}
