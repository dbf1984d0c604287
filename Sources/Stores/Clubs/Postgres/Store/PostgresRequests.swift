import Basis
import Clubs

/// Calls as one identity makes them: arguments become JSON, answers become values.
struct PostgresRequests: Sendable {
    private let link: PostgresLink
    private let token: String?
    private let isTrusted: Bool

    init(address: PostgresAddress, identity: PostgresIdentity, patience: PostgresPatience) {
        link = PostgresLink(address: address, login: identity.login, patience: patience)
        token = identity.token.map { bytes in
            "\\x" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        }
        isTrusted = token == nil || address.isFitForTokens
    }

    /// Calls of the admin.
    init(link: PostgresLink) {
        self.link = link
        token = nil
        isTrusted = true
    }

    func ask<Answer: Decodable>(_ call: PostgresCall, _ arguments: PostgresArguments = [:]) async throws(ClubFailure) -> Answer {
        try Self.answer(try await text(call, arguments))
    }

    static func answer<Answer: Decodable>(_ text: String) throws(ClubFailure) -> Answer {
        do { return try JSONCoding.value(of: text) } catch { throw .unreadable }
    }

    func run(_ call: PostgresCall, _ arguments: PostgresArguments = [:]) async throws(ClubFailure) { _ = try await text(call, arguments) }

    func text(_ call: PostgresCall, _ arguments: PostgresArguments = [:]) async throws(ClubFailure) -> String {
        guard isTrusted else { throw .notProven }
        guard let json = try? JSONCoding.text(of: arguments) else { throw .unreadable }
        let rows = try await link.run(call.statement(withToken: token != nil), token.map { [json, $0, call.rawValue] } ?? [json])
        guard rows.count == 1, let answer = rows[0] else { throw .unreadable }
        return answer
    }

    /// Indicates whether the server has functions of newer versions and none of this program's.
    func hasOnlyNewerFunctions() async throws(ClubFailure) -> Bool {
        let found = try await link.run(
            #"""
            SELECT bool_or(nspname <> 'gnd_v1') AND NOT bool_or(nspname = 'gnd_v1') FROM pg_catalog.pg_namespace
                WHERE nspname ~ '^gnd_v[0-9]+$'
            """#, [])
        return found.first == "t"
    }

    /// The key that the club keeps of somebody who is about to be let in: a login with the verifier of its password, or the hash of a
    /// token.
    func key(of other: PostgresIdentity) async throws(ClubFailure) -> PostgresArguments {
        if let token = other.token { return ["token": .text(PostgresIdentity.hash(token))] }
        let verifier = try await link.verifier(of: other.login.password, for: other.login.name)
        return ["login": .text(String(other.login.name.suffix(26))), "verifier": .text(verifier)]
    }
}

/// The functions of a club that this program calls, by their names in the schema `gnd_v1`.
enum PostgresCall: String {
    case hello, rooms, leave, rename, push, heads, pull, ranking, cheer, cheers, walks, challenges, invite, enter
    case createRoom = "create_room"
    case joinRoom = "join_room"
    case removeMember = "remove_member"
    case findMembers = "find_members"
    case askWalk = "ask_walk"
    case answerWalk = "answer_walk"
    case startChallenge = "start_challenge"
    case callOffChallenge = "call_off_challenge"
    case admit, dismiss, readmit

    /// The one statement of the call: a login calls the function, the gateway hands it a token.
    func statement(withToken: Bool) -> String {
        withToken ? "SELECT gnd_v1.with_token($2::bytea, $3, $1::jsonb)" : "SELECT gnd_v1.\(rawValue)($1::jsonb)"
    }
}
