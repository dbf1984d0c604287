import Phrases
import Walking

/// `gnd log "35m 3900 한강"`: writes down a walk in one line.
struct LogCommand: Command {
    static let name = "log"
    static let operands = Operands.many(.text("WALK"))
    static let options: [Option] = [.json]
    static let examples = [#"gnd log "35m 3900 river""#, #"gnd log "yesterday 07:40 45m 2 miles #dawn""#]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "write down a walk: gnd log \"35m 3900 river\"", ko: "산책을 적어요: gnd log \"35m 3900 한강\"")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let clock = context.dependencies.clock
        let zones = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones }
        let parse = ParseEntry(zones: zones, now: clock.now)
        let entry: ParseEntry.Entry
        do throws(EntryFailure) {
            entry = try parse(context.options.operands.joined(separator: " "))
        } catch {
            throw .entry(error)
        }
        let logged: LoggedWalk
        do throws(WalkFailure) {
            logged = try await LogWalk(journal: journal, clock: clock)(entry.draft)
        } catch {
            switch error {
            case .draft(let problem): throw .walk(problem)
            case .journal(let failure): throw .journal(failure)
            }
        }
        await context.refreshPrompt()
        guard !context.options.json else {
            let energy = WalkingEnergy.kilocalories(of: logged.walk, by: try await context.account().profile)
            return try context.console.write("\(JSONText(walk: logged.walk, energy: energy).text)\n")
        }
        // It is logged, whether or not there is a guess.
        let estimate = (try? await EstimateSteps(journal: journal)(logged.walk)) ?? nil
        let line = EntryText(phrases: context.phrases, parse: parse)(logged.walk, isEstimated: entry.isEstimated)
        try context.console.write("\(context.strings.logged(line))\n")
        if entry.reading.end != nil { try context.console.write("\(context.phrases.sentence(endOf: logged.walk)).\n") }
        if let word = entry.partWord { try context.console.write("\(context.phrases.sentence(start: logged.walk, by: word)).\n") }
        if let skipped = entry.skipped { try context.console.write("\(context.phrases.sentence(skipped)).\n") }
        if let note = context.phrases.sentence(logged, estimate: estimate) { try context.console.write("\(note).\n") }
        guard let other = (try? await FindOverlap(journal: journal)(logged.walk)) ?? nil else { return }
        let phrases = context.phrases
        let sentence = phrases.sentence(logged.walk, overlapping: other)
        if logged.walk.isSame(as: other) { return try context.console.write("\(sentence). \(undo(phrases))\n") }
        try context.console.write(
            "\(sentence).\(entry.reading.time == nil && entry.reading.end == nil ? " " + hint(phrases) : "")\n")
    }

    private func undo(_ phrases: Phrases) -> String {
        phrases(en: "gnd undo takes this one back.", ko: "gnd undo로 되돌릴 수 있어요.")
    }

    private func hint(_ phrases: Phrases) -> String {
        phrases(en: "Say when it began, as in gnd log \"07:40 35m\".", ko: "시작 시각을 gnd log \"07:40 35분\"처럼 적을 수 있어요.")
    }
}

extension JSONText {
    /// A walk as `gnd log --json` prints it, without its route.
    fileprivate init(walk: Walk, energy: Int?) {
        self = JSONRecords(home: walk.zone, sources: []).walk(Outgoing(withoutRoute: walk))
        if let energy, case .object(let members) = self { self = .object(members + [("kilocalories", .int(energy))]) }
    }
}

/// A walk in one line, as `gnd log` prints it and reads it: what is printed can be typed again.
nonisolated struct EntryText {
    let phrases: Phrases
    let parse: ParseEntry

    /// - Parameter isEstimated: whether nobody said how long it took.
    func callAsFunction(_ walk: Walk, isEstimated: Bool = false) -> String {
        let duration = phrases.exactDuration(walk.duration)
        var parts = [
            walk.zone.wall(at: walk.start).date.description + " " + phrases.time(walk.start, in: walk.zone),
            isEstimated ? phrases.about(duration) : duration,
        ]
        if let steps = walk.steps { parts.append(phrases.steps(steps)) }
        if let distance = walk.distance { parts.append(phrases.distance(distance)) }
        // Before the title, which may be in quotes to the end of the line.
        parts += walk.tags.map { "#" + $0 }
        if !walk.title.isEmpty { parts.append(parse.quoted(walk.title)) }
        return parts.joined(separator: " · ")
    }
}
