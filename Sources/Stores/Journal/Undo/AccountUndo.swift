import SQLite
import Walking

/// Writes down what a person was called and how they were described before a change, and brings that back.
final class AccountUndo {
    private let database: Database
    private let scope: Scope
    private let accounts: AccountStore
    private let undoLog: UndoLog
    private let feed: ChangeFeed

    init(_ database: Database, _ scope: Scope, _ accounts: AccountStore, _ undoLog: UndoLog, _ feed: ChangeFeed) {
        self.database = database
        self.scope = scope
        self.accounts = accounts
        self.undoLog = undoLog
        self.feed = feed
    }

    /// Remembers a change that was just saved; nil where nothing is other than it was.
    func remember(from before: Account, to after: Account) throws(JournalFailure) -> UndoID? {
        let edit = JournalChange.AccountPart(before: .init(before), after: .init(after))
        guard edit.before != edit.after else { return nil }
        let undo = try database.transaction { () throws(JournalFailure) in try undoLog.remember(JournalChange(account: edit)) }
        feed.announce(scope.owner)
        return undo
    }

    /// Returns whether the person is still called and described as a change left them, and nobody else took the name that they had.
    func stands(_ edit: JournalChange.AccountPart?) throws(JournalFailure) -> Bool {
        guard let edit else { return true }
        guard let now = try accounts.account(scope.owner) else { return false }
        if edit.changesNickname {
            guard now.nickname == edit.after.nickname else { return false }
            if let name = edit.before.name, try accounts.isTaken(name, except: scope.owner) { return false }
        }
        return !edit.changesProfile || now.profile == edit.after.profile
    }

    /// Brings back what a change replaced.
    /// - Returns: the change that this is.
    func restore(_ edit: JournalChange.AccountPart?) throws(JournalFailure) -> JournalChange.AccountPart? {
        guard let edit else { return nil }
        if edit.changesNickname { _ = try accounts.save(edit.before.name, of: scope.owner) }
        if edit.changesProfile { _ = try accounts.save(edit.before.profile, of: scope.owner) }
        return JournalChange.AccountPart(before: edit.after, after: edit.before)
    }
}
