/// Gives a person a name that no other account here has.
package struct ChooseNickname: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case nickname(Nickname.Problem)
        /// Another person has it; these are like it, and free.
        case taken(free: [String])
        case journal(JournalFailure)
    }

    private let accounts: any AccountRepository

    package init(accounts: any AccountRepository) {
        self.accounts = accounts
    }

    /// Says what is wrong with a name while it is being typed; nil when it can be had.
    package func problem(with text: String, for account: AccountID?) async -> Failure? {
        do throws(Failure) {
            _ = try await check(text, for: account)
            return nil
        } catch {
            return error
        }
    }

    package func callAsFunction(_ text: String, for account: AccountID) async throws(Failure) -> Account {
        let nickname = try await check(text, for: account)
        do throws(JournalFailure) {
            return try await accounts.save(nickname, of: account)
        } catch {
            throw error == .taken ? .taken(free: await suggestions(for: nickname, account: account)) : .journal(error)
        }
    }

    private func check(_ text: String, for account: AccountID?) async throws(Failure) -> Nickname {
        let nickname: Nickname
        do throws(Nickname.Problem) { nickname = try Nickname(text) } catch { throw .nickname(error) }
        do throws(JournalFailure) {
            guard try await accounts.isTaken(nickname, except: account) else { return nickname }
        } catch {
            throw .journal(error)
        }
        throw .taken(free: await suggestions(for: nickname, account: account))
    }

    /// Two free names made by a digit, shortened where there is no room for it.
    private func suggestions(for nickname: Nickname, account: AccountID?) async -> [String] {
        var free: [String] = []
        for number in 2...99 where free.count < 2 {
            let digits = String(number)
            let stem = nickname.text.prefix(Nickname.maximumLength - digits.count)
            guard let candidate = try? Nickname(stem + digits) else { continue }
            if await (try? accounts.isTaken(candidate, except: account)) == false { free.append(candidate.text) }
        }
        return free
    }
}
