import Glibc
import Journal
import Phrases
import Terminal
import Walking

/// What `gnd doctor` looks at, in the order in which things depend on each other.
struct Examination {
    let context: CommandContext

    private var strings: DoctorStrings { context.strings.doctor }

    func findings() async -> [Finding] {
        [locale(), zone(), terminal()] + settings() + folders() + [await journal(), await keychain()]
    }

    private func locale() -> Finding {
        let environment = context.dependencies.environment
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let folded = name.lowercased()
        let isGood = folded.hasSuffix("utf-8") || folded.hasSuffix("utf8")
        return Finding(isGood: isGood, subject: strings.locale, text: isGood ? name : strings.notUTF8(name))
    }

    private func zone() -> Finding {
        Finding(isGood: true, subject: strings.zone, text: (context.options.zone ?? context.dependencies.systemZone()).id)
    }

    private func terminal() -> Finding {
        let name = context.dependencies.environment["TERM"] ?? ""
        let isThere = context.console.colors != .mono || context.console.showsProgress
        return Finding(isGood: true, subject: strings.terminal, text: isThere ? name : strings.noTerminal)
    }

    /// The person's key file and theme file; nothing to say where there are none, or nothing is wrong.
    private func settings() -> [Finding] {
        let sentence = ConfigurationSentence(phrases: context.phrases)
        return PersonalFiles(folder: context.dependencies.folders.config, registry: AppKeys.all(context.language)).problems.map {
            Finding(isGood: false, subject: strings.settings, text: sentence($0))
        }
    }

    private func folders() -> [Finding] {
        let folders = context.dependencies.folders
        var seen: Set<String> = []
        return [folders.data, folders.state].filter { seen.insert($0).inserted }.map(folder)
    }

    private func folder(_ path: String) -> Finding {
        var status = stat()
        guard stat(path, &status) == 0 else { return Finding(isGood: true, subject: strings.folder, text: "\(path): \(strings.notYet)") }
        let mode = status.st_mode & 0o777
        let isGood = mode & 0o077 == 0
        return Finding(
            isGood: isGood, subject: strings.folder, text: isGood ? path : strings.folderTooOpen(path, "0" + String(mode, radix: 8)))
    }

    private func journal() async -> Finding {
        guard context.dependencies.hasJournal else { return Finding(isGood: true, subject: strings.journal, text: strings.notYet) }
        do throws(CommandFailure) {
            let journal = try await context.journal()
            let days = try await orFail { () async throws(JournalFailure) in try await journal.days(from: nil, through: nil).count }
            let walks = try await orFail { () async throws(JournalFailure) in try await journal.countWalks(WalkFilter()) }
            let problems = try await orFail { () async throws(JournalFailure) in try await context.dependencies.journal().check() }
            guard problems.isEmpty else {
                let text = strings.journalUnsound(problems.map(strings.problem).joined(separator: "; "))
                return Finding(isGood: false, subject: strings.journal, text: text)
            }
            let text = strings.journalSound(context.phrases.number(days), context.phrases.number(walks))
            return Finding(isGood: true, subject: strings.journal, text: text)
        } catch {
            return Finding(isGood: false, subject: strings.journal, text: FailureSentence(phrases: context.phrases)(error))
        }
    }

    private func keychain() async -> Finding {
        do throws(TokenStoreFailure) {
            let token = try await context.dependencies.tokens.token()
            return Finding(isGood: true, subject: strings.keychain, text: token == nil ? strings.signedOut : strings.signedIn)
        } catch {
            return Finding(isGood: false, subject: strings.keychain, text: KeychainSentence(phrases: context.phrases)(error))
        }
    }
}
