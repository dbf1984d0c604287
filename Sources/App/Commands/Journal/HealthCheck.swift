import Basis
import Glibc
import Journal
import Phrases
import Terminal
import Walking

/// The checks of `gnd doctor`, in the order in which things depend on each other.
struct HealthCheck {
    let context: CommandContext

    private var strings: DoctorStrings { context.strings.doctor }

    func diagnostics() async -> [Diagnostic] {
        [locale(), await zone(), terminal()] + settings() + folders() + (await journal()) + [await keychain()]
    }

    private func locale() -> Diagnostic {
        let environment = context.dependencies.environment
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let folded = name.lowercased()
        let isGood = folded.hasSuffix("utf-8") || folded.hasSuffix("utf8")
        return Diagnostic(isGood: isGood, subject: strings.locale, text: isGood ? name : strings.notUTF8(name))
    }

    /// The zone in which days are counted: the person's home, before anything is written the machine's.
    private func zone() async -> Diagnostic {
        let machine = context.dependencies.systemZone()
        var zone = context.options.zone ?? machine
        if context.dependencies.hasJournal, let journal = try? await context.journal(), let settings = try? await journal.settings() {
            zone = settings.zones.home
        }
        let text = zone == machine ? zone.id : zone.id + " " + strings.machineZone(machine.id)
        guard Zone.hasDatabase else { return Diagnostic(isGood: false, subject: strings.zone, text: "\(text): \(strings.noZones)") }
        return Diagnostic(isGood: true, subject: strings.zone, text: text)
    }

    private func terminal() -> Diagnostic {
        let name = context.dependencies.environment["TERM"] ?? ""
        let isThere = context.console.colors != .mono || context.console.showsProgress
        return Diagnostic(isGood: true, subject: strings.terminal, text: isThere ? name : strings.noTerminal)
    }

    /// The person's key file, theme file, commands and hook; nothing to say where there are none, or nothing is wrong.
    private func settings() -> [Diagnostic] {
        let sentence = ConfigurationSentence(phrases: context.phrases)
        let files = PersonalFiles(folder: context.dependencies.folders.config, registry: AppKeys.all(context.language))
        let hook = context.dependencies.afterImport.refusal(context.phrases).map { [$0] } ?? []
        return (files.problems.map { sentence($0) } + hook).map { Diagnostic(isGood: false, subject: strings.settings, text: $0) }
    }

    private func folders() -> [Diagnostic] {
        let folders = context.dependencies.folders
        var seen: Set<String> = []
        return [folders.data, folders.state].filter { seen.insert($0).inserted }.map(folder)
    }

    private func folder(_ path: String) -> Diagnostic {
        var status = stat()
        guard stat(path, &status) == 0 else { return Diagnostic(isGood: true, subject: strings.folder, text: "\(path): \(strings.notYet)") }
        let mode = status.st_mode & 0o777
        let isGood = mode & 0o077 == 0
        return Diagnostic(
            isGood: isGood, subject: strings.folder, text: isGood ? path : strings.folderTooOpen(path, "0" + String(mode, radix: 8)))
    }

    private func journal() async -> [Diagnostic] {
        guard context.dependencies.hasJournal else { return [Diagnostic(isGood: true, subject: strings.journal, text: strings.notYet)] }
        do throws(CommandFailure) {
            let problems = try await orFail { () async throws(JournalFailure) in try await context.dependencies.journal().check() }
            let hindrance = try await hindrance()
            guard problems.isEmpty else { return problems.map { unsound(strings.problem($0) + detail($0), $0) } + hindrance }
            return [Diagnostic(isGood: true, subject: strings.journal, text: strings.journalSound(try await amounts()))] + hindrance
        } catch {
            if case .journal(.corrupt(.pages)) = error { return [unsound(strings.journalUnreadable, nil)] }
            return [Diagnostic(isGood: false, subject: strings.journal, text: FailureSentence(phrases: context.phrases)(error))]
        }
    }

    /// The amounts in the journal that the command line means; none where its person is signed out.
    private func amounts() async throws(CommandFailure) -> [String] {
        do throws(CommandFailure) {
            let journal = try await context.journal()
            let days = try await orFail { () async throws(JournalFailure) in try await journal.days(from: nil, through: nil).count }
            let walks = try await orFail { () async throws(JournalFailure) in
                try await journal.countWalks(WalkFilter(includesWitnesses: true))
            }
            return [context.phrases.days(days), context.phrases.walks(walks)]
        } catch {
            if case .signedOut = error { return [] }
            throw error
        }
    }

    /// The obstacle to saving, as a diagnostic; none where a change can be saved.
    private func hindrance() async throws(CommandFailure) -> [Diagnostic] {
        let obstacle = try await orFail { () async throws(JournalFailure) in try await context.dependencies.journal().obstacle }
        return obstacle.map { [Diagnostic(isGood: false, subject: strings.journal, text: context.phrases.sentence(.onlyToLook($0)))] } ?? []
    }

    /// The problem, and the command that repairs it.
    private func unsound(_ what: String, _ problem: JournalProblem?) -> Diagnostic {
        let advice =
            switch problem {
            case .upkeep: strings.copyAnew(quoted(context.dependencies.freshBackupPath))
            case .miscounted: strings.recount
            case .orphans: strings.keepCopy(quoted(context.dependencies.freshBackupPath))
            case .pages, nil: adviceForDamage()
            }
        return Diagnostic(isGood: false, subject: strings.journal, text: "\(what): \(advice)")
    }

    /// A backup takes the place of a file that is damaged, and of no other: what came after it is not in it.
    private func adviceForDamage() -> String {
        let folder = context.dependencies.backupFolder
        guard let newest = Journal.datedBackups(in: folder).last else { return strings.rescue }
        let date = CivilDate(newest.dropFirst("journal-".count).dropLast(".db".count))
        return strings.restore(quoted("\(folder)/\(newest)"), date.map(context.phrases.dateWithYear) ?? newest)
    }

    /// SQLite's own lines, the first of them.
    private func detail(_ problem: JournalProblem) -> String {
        switch problem {
        case .upkeep(let lines), .pages(let lines): strings.detail(lines.prefix(2).joined(separator: "; "), max(0, lines.count - 2))
        case .orphans, .miscounted: ""
        }
    }

    /// Returns the path as a shell takes it in one piece.
    private func quoted(_ path: String) -> String {
        path.contains { !$0.isLetter && !$0.isNumber && !"/._-+".contains($0) } ? "'\(path.replacing("'", with: "'\\''"))'" : path
    }

    private func keychain() async -> Diagnostic {
        do throws(TokenStoreFailure) {
            let token = try await context.dependencies.tokens.token()
            return Diagnostic(isGood: true, subject: strings.keychain, text: token == nil ? strings.signedOut : strings.signedIn)
        } catch {
            return Diagnostic(isGood: false, subject: strings.keychain, text: KeychainSentence(phrases: context.phrases)(error))
        }
    }
}

/// One thing that `gnd doctor` looked at.
struct Diagnostic: Equatable {
    var isGood: Bool
    var subject: String
    var text: String
}
