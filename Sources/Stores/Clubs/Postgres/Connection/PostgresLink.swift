import Clubs
import Dispatch
import Synchronization

/// The way to a club's servers for many callers: one connection, one call after the other, on a thread that is none of Swift's, since it
/// waits for foreign descriptors.
///
/// A round's calls follow each other closely and share the connection; a moment after the last one it is closed. A million members
/// who stayed connected would be more than a server has room for.
final class PostgresLink: Sendable {
    private static let lingering = DispatchTimeInterval.seconds(3)

    private let queue = DispatchQueue(label: "club")
    private let session: Mutex<PostgresSession>
    private let calls = Atomic(0)

    init(address: PostgresAddress, login: PostgresLogin, patience: PostgresPatience) {
        session = Mutex(PostgresSession(address: address, login: login, patience: patience))
    }

    /// Runs a statement and returns the first column of its rows.
    func run(_ statement: String, _ parameters: [String?]) async throws(ClubFailure) -> [String?] {
        try await perform { session, cancellation throws(ClubFailure) in try session.run(statement, parameters, cancellation) }
    }

    /// Runs a script and a statement, both or none of them.
    func transact(_ script: String, _ statement: String, _ parameters: [String?]) async throws(ClubFailure) {
        try await perform { session, cancellation throws(ClubFailure) in
            try session.transact(script, statement, parameters, cancellation)
        }
    }

    /// Runs a script and takes it back, whatever comes of it.
    func attempt(_ script: String) async throws(ClubFailure) -> PostgresConnection.Outcome {
        try await perform { session, cancellation throws(ClubFailure) in try session.attempt(script, cancellation) }
    }

    /// The SCRAM verifier of a password for a login that is about to be made.
    func verifier(of password: String, for login: String) async throws(ClubFailure) -> String {
        try await perform { session, cancellation throws(ClubFailure) in
            try session.verifier(of: password, for: login, cancellation)
        }
    }

    private func perform<Value: Sendable>(
        _ work: @escaping @Sendable (inout PostgresSession, WakeUp) throws(ClubFailure) -> Value
    ) async throws(ClubFailure) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let cancellation = WakeUp()
        let number = calls.add(1, ordering: .relaxed).newValue
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, ClubFailure>, Never>) in
                queue.async { [self] in
                    continuation.resume(
                        returning: session.withLock { session in
                            Result { () throws(ClubFailure) in try work(&session, cancellation) }
                        })
                }
            }
        } onCancel: {
            cancellation.send()
        }
        queue.asyncAfter(deadline: .now() + Self.lingering) { [weak self] in self?.close(unlessCalledAfter: number) }
        return try result.get()
    }

    private func close(unlessCalledAfter number: Int) {
        guard calls.load(ordering: .relaxed) == number else { return }
        session.withLock { $0.close() }
    }
}
