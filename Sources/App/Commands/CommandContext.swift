import Phrases
import Walking

/// What a command may use; nothing of it is opened before it is asked for.
struct CommandContext {
    let options: Options
    let console: Console
    let language: Language
    let dependencies: Dependencies

    var strings: CommandStrings { CommandStrings.for(language) }
    var phrases: Phrases { Phrases(language) }
    var ink: Ink { Ink(console.colors) }

    /// The journal of the profile that was named, else of the last one signed in, else of the local one.
    func journal() async throws(CommandFailure) -> any JournalRepository {
        do {
            return try await dependencies.journal(of: try await account(), zone: options.zone)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .journal(error as? JournalFailure ?? .unexpected(detail: "\(error)"))
        }
    }

    private func account() async throws(CommandFailure) -> Account {
        do throws(JournalFailure) {
            let accounts = try await dependencies.accounts()
            if let name = options.profile {
                guard let account = try await Self.find(name, in: accounts) else { throw .missing }
                return account
            }
            if let last = try await accounts.lastUsed() { return last }
            return try await accounts.localAccount()
        } catch {
            if error == .missing, let name = options.profile { throw .noSuchProfile(name) }
            throw .journal(error)
        }
    }

    /// People know each other by nickname, so that is taken too.
    private static func find(_ name: String, in accounts: any AccountRepository) async throws(JournalFailure) -> Account? {
        if let account = try await accounts.account(named: name) { return account }
        guard let key = try? Nickname(name).key else { return nil }
        return try await accounts.accounts().first { account in
            account.nickname.flatMap { try? Nickname($0).key } == key
        }
    }
}

/// Runs a use case or a repository's call, and turns its failure into a command's.
func orFail<Value>(_ body: () async throws(JournalFailure) -> Value) async throws(CommandFailure) -> Value {
    do throws(JournalFailure) {
        return try await body()
    } catch {
        throw .journal(error)
    }
}
