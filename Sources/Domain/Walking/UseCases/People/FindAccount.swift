/// Finds the account that a name means, such as after `--profile`: an ID, or else a nickname, by which people know each other.
package struct FindAccount: Sendable {
    private let accounts: any AccountRepository

    package init(accounts: any AccountRepository) {
        self.accounts = accounts
    }

    /// The local profile is there for everybody, so it is made when it is first meant; nil where nobody has the name.
    package func callAsFunction(_ name: String) async throws(JournalFailure) -> Account? {
        guard AccountName.key(name) != AccountName.local else { return try await accounts.localAccount() }
        if let account = try await accounts.account(named: name) { return account }
        guard let key = try? Nickname(name).key else { return nil }
        return try await accounts.accounts().first { account in
            account.nickname.flatMap { try? Nickname($0).key } == key
        }
    }
}
