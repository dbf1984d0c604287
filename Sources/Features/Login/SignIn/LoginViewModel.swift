import Observation
import Walking

/// The sign-in: an ID with a passphrase, a new account, or no account.
@Observable
final class LoginViewModel {
    var name: String {
        didSet { if name != oldValue { (failure, unknownName) = (nil, nil) } }
    }
    var passphrase = "" {
        didSet { if passphrase != oldValue { failure = nil } }
    }
    /// The reason for which the person was not let in.
    private(set) var failure: SignIn.Failure?
    private(set) var isWorking = false
    /// The name that the command line asked for and nobody has, until somebody types another one.
    private(set) var unknownName: String?

    @ObservationIgnored private let dependencies: LoginDependencies

    /// - Parameters:
    ///   - dependencies: what signing in needs.
    ///   - name: the ID that stands in its field at first; where it is empty and there is one account, that one's.
    init(_ dependencies: LoginDependencies, name: String = "") {
        // The only one who lives here need not say so.
        let people = dependencies.people
        self.name = name.isEmpty && people.count == 1 ? people[0] : name
        self.dependencies = dependencies
        let isKnown = dependencies.people.contains { AccountName.key($0) == AccountName.key(name) }
        if !name.isEmpty, !isKnown, AccountName.key(name) != AccountName.local { unknownName = name }
    }

    /// Indicates whether there is anybody who could sign in.
    var hasPeople: Bool { !dependencies.people.isEmpty }

    /// The people with an account here, as far as a line has room for them.
    var people: String {
        let shown = dependencies.people.prefix(6).joined(separator: ", ")
        return dependencies.people.count > 6 ? shown + " …" : shown
    }

    /// Puts the next of those who live here into the field, or the one before; what was typed of a name finds it.
    /// - Returns: false where there is no other in that direction.
    func choose(by step: Int) -> Bool {
        let people = dependencies.people
        let key = AccountName.key(name)
        let place: Int?
        if let present = people.firstIndex(where: { AccountName.key($0) == key }) {
            place = present + step
        } else if step > 0 {
            place = people.firstIndex { AccountName.key($0).hasPrefix(key) }
        } else {
            place = nil
        }
        guard let place, people.indices.contains(place) else { return false }
        name = people[place]
        return true
    }

    /// Lets a person in.
    /// - Returns: who it is; nil where nobody was let in, which `failure` says.
    func signIn() async -> SignedIn? {
        guard !isWorking else { return nil }
        isWorking = true
        failure = nil
        defer { isWorking = false }
        do throws(SignIn.Failure) {
            return try await dependencies.signIn(name: name, passphrase: passphrase)
        } catch {
            failure = error
            return nil
        }
    }

    /// Opens the local profile.
    /// - Returns: who it is; nil where that failed, which `failure` says.
    func continueWithoutAccount() async -> SignedIn? {
        guard !isWorking else { return nil }
        isWorking = true
        failure = nil
        defer { isWorking = false }
        do throws(JournalFailure) {
            return try await dependencies.continueWithoutAccount()
        } catch {
            failure = .journal(error)
            return nil
        }
    }
}
