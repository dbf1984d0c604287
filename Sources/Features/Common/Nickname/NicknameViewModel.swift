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

    package init(_ account: Account, accounts: any AccountRepository, phrases: Phrases) {
        self.account = account
        self.phrases = phrases
        choose = ChooseNickname(accounts: accounts)
        draft = NicknameDraft(account.nickname ?? "")
    }

    /// The typed text.
    package var text: String {
        get { draft.text }
        set { draft.text = newValue }
    }

    package var disabledReason: String? { phrases.reason(draft) }

    /// The problem, below the field.
    package var problem: String? {
        if let obstacle { return obstacle }
        if case .refused(let failure) = draft.verdict { return phrases.sentence(failure, about: text) }
        return nil
    }

    /// The help below the field while nothing is wrong.
    package var help: String { draft.verdict == .free ? phrases.nicknameFree(text) : phrases.nicknameHelp }

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
            let named = try await choose(asked, for: account.id)
            // Nothing is lost by leaving now.
            draft = NicknameDraft(asked)
            return named
        } catch {
            draft.note(error, about: asked)
            return nil
        }
    }
}
