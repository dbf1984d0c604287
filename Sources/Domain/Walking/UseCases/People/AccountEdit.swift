/// Another nickname or profile, which can be taken back.
package struct AccountEdit: UndoableChange {
    private let accounts: any AccountRepository
    private let before: Account
    private let after: Account

    package init(from before: Account, to after: Account, in accounts: any AccountRepository) {
        (self.before, self.after, self.accounts) = (before, after, accounts)
    }

    package func undo() async throws(JournalFailure) -> (any UndoableChange)? {
        guard let now = try await accounts.account(after.id) else { return nil }
        do throws(JournalFailure) {
            if before.nickname != after.nickname {
                guard now.nickname == after.nickname else { return nil }
                _ = try await accounts.save(before.nickname.flatMap { try? Nickname($0) }, of: before.id)
            }
            if before.profile != after.profile {
                guard now.profile == after.profile else { return nil }
                _ = try await accounts.save(before.profile, of: before.id)
            }
        } catch .taken {
            return nil
        }
        return AccountEdit(from: after, to: before, in: accounts)
    }
}
