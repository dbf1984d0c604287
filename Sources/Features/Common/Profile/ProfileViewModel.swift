import Observation
import Phrases
import Walking

/// A profile that is being filled in: gender, age, height, weight.
@Observable
package final class ProfileViewModel {
    package var draft: ProfileDraft {
        didSet { if draft.height != oldValue.height || draft.weight != oldValue.weight { failure = nil } }
    }
    package private(set) var isWorking = false
    /// The reason for which it could not be kept.
    private var failure: String?
    private var original: ProfileDraft

    @ObservationIgnored package let phrases: Phrases

    package init(_ profile: Profile?, phrases: Phrases) {
        self.phrases = phrases
        let draft = ProfileDraft(profile, units: phrases.units)
        (self.draft, original) = (draft, draft)
    }

    /// Indicates whether leaving would lose something.
    package var hasChanges: Bool { draft != original }

    /// The problem below the height: with it, once there are enough digits to judge, or with keeping it.
    package var problem: String? { draft.isHeightWrong ? phrases.heightWrong : failure }

    /// The problem below the weight.
    package var weightProblem: String? { draft.isWeightWrong ? phrases.weightWrong : nil }

    package var disabledReason: String? { draft.problem.map(phrases.reason) }

    /// Keeps the profile.
    /// - Returns: the account with it; nil where it was not kept, which `problem` says.
    package func save(of id: AccountID, in accounts: any AccountRepository) async -> Account? {
        guard let profile = draft.profile, !isWorking else { return nil }
        isWorking = true
        defer { isWorking = false }
        do throws(SaveProfile.Failure) {
            let account = try await SaveProfile(accounts: accounts)(profile, of: id)
            original = draft
            return account
        } catch {
            failure = phrases.sentence(error)
            return nil
        }
    }
}
