import Observation
import Phrases
import Walking

/// A nickname that is being typed: judged as far as it can be at once, looked up, and kept.
@Observable
package final class NicknameViewModel {
    package private(set) var draft: NicknameDraft
    package private(set) var isWorking = false
    /// The reason for which the step before the name failed.
    private var obstacle: String?

    @ObservationIgnored package let phrases: Phrases
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let choose: ChooseNickname
    /// The name that who types none has; nil where one has to be typed.
    @ObservationIgnored let standIn: String?

    /// - Parameter mayBeSkipped: whether who types nothing is called as the account is.
    package init(_ account: Account, accounts: any AccountRepository, phrases: Phrases, mayBeSkipped: Bool = false) {
        self.account = account
        standIn = mayBeSkipped ? String(account.name.prefix(Nickname.maximumLength)) : nil
        self.phrases = phrases
        choose = ChooseNickname(accounts: accounts)
        draft = NicknameDraft(account.nickname ?? "")
    }

    /// The typed text.
    package var text: String {
        get { draft.text }
        set { draft.text = newValue }
    }

    package var disabledReason: String? { isSkipped ? nil : phrases.reason(draft) }

    private var isSkipped: Bool { draft.isEmpty && standIn != nil }

    /// The problem, below the field.
    package var problem: String? {
        if let obstacle { return obstacle }
        if case .refused(let failure) = draft.verdict { return phrases.sentence(failure, about: text) }
        return nil
    }

    /// The help below the field while nothing is wrong.
    package var help: String {
        if draft.isEmpty, let standIn { return phrases.nicknameMayBeSkipped(standIn) }
        return draft.verdict == .free ? phrases.nicknameFree(text) : phrases.nicknameHelp
    }

    /// Looks up whether the name is taken; what was typed meanwhile wins.
    package func check() async {
        guard draft.needsLookup else { return }
        let asked = text
        let failure = await choose.problem(with: asked, for: account.id)
        if !Task.isCancelled { draft.note(failure, about: asked) }
    }

    /// Keeps the name.
    /// - Parameter first: keeps what has to be kept before, and says why it could not.
    /// - Returns: the account with its name; nil where it was not kept, which `problem` says.
    package func save(after first: () async -> String? = { nil }) async -> Account? {
        guard disabledReason == nil, !isWorking else { return nil }
        isWorking = true
        defer { isWorking = false }
        let asked = text
        obstacle = await first()
        guard obstacle == nil else { return nil }
        do throws(ChooseNickname.Failure) {
            if isSkipped, let standIn { return try await skip(standIn) }
            let named = try await choose(asked, for: account.id)
            // Nothing is lost by leaving now.
            draft = NicknameDraft(asked)
            return named
        } catch {
            draft.note(error, about: asked)
            return nil
        }
    }

    /// Keeps the name of the account, or one like it where somebody is called so.
    private func skip(_ name: String) async throws(ChooseNickname.Failure) -> Account {
        do throws(ChooseNickname.Failure) {
            return try await choose(name, for: account.id)
        } catch {
            guard case .taken(let free) = error, let other = free.first else { throw error }
            return try await choose(other, for: account.id)
        }
    }
}
