import CPostgres
import Clubs
import Glibc

/// A connection to one server.
///
/// It waits only in `poll(2)`, no longer than its caller allows, and never asks libpq to wait.
struct PostgresConnection: ~Copyable, @unchecked Sendable {
    /// The end of statements: the first column of the rows that the last of them read, and the five characters of a failure.
    struct Outcome: Sendable {
        var read: [String?] = []
        var refusal: String?

        func rows() throws(PostgresFailure) -> [String?] {
            if let refusal { throw PostgresFailure(state: refusal) }
            return read
        }
    }

    private let connection: OpaquePointer

    deinit { PQfinish(connection) }

    private init(_ connection: OpaquePointer) { self.connection = connection }

    /// Connects and logs in.
    static func open(_ parameters: ConnectionParameters, until deadline: CallDeadline) throws(PostgresFailure) -> PostgresConnection {
        guard let pointer = parameters.start() else { throw .lost }
        let opened = PostgresConnection(pointer)
        try opened.logIn(until: deadline)
        // A standby takes no days; its host is one of several.
        for setting in ["in_hot_standby", "default_transaction_read_only"] {
            if let value = PQparameterStatus(pointer, setting), String(cString: value) == "on" { throw .lost }
        }
        guard !parameters.isProven || PQsslInUse(pointer) != 0 else { throw .failed(.notProven) }
        guard PQsetnonblocking(pointer, 1) == 0 else { throw .lost }
        return opened
    }

    private func logIn(until deadline: CallDeadline) throws(PostgresFailure) {
        gnd_postgres_silence(connection)
        // Then the message of a refusal ends with its five characters, in every language.
        _ = PQsetErrorVerbosity(connection, Int32(GND_ERRORS_SQLSTATE))
        guard status != GND_CONNECTION_BAD else { throw .lost }
        var polling = GND_POLLING_WRITING
        while polling != GND_POLLING_OK {
            // It may be another one after each call.
            let socket = PQsocket(connection)
            try deadline.wait(for: polling == GND_POLLING_READING ? POLLIN : POLLOUT, on: socket)
            let stage = status
            let hasClosed = polling == GND_POLLING_READING && Self.hasClosed(socket)
            polling = Int(PQconnectPoll(connection))
            if polling == GND_POLLING_FAILED { throw refusal(in: stage, hasClosed: hasClosed) }
        }
    }

    /// The reason for which a connection did not come about.
    ///
    /// A failure in TLS or while proving, without a word of the server and without its going away, means that the server could not
    /// prove who it is.
    private func refusal(in stage: Int, hasClosed: Bool) -> PostgresFailure {
        let message = String(cString: PQerrorMessage(connection))
        if let state = message.split(whereSeparator: \.isWhitespace).last, state.utf8.count == 5, state.allSatisfy(Self.isCode) {
            return PostgresFailure(state: String(state))
        }
        let isProving = stage == GND_CONNECTION_SSL_STARTUP || stage == GND_CONNECTION_AWAITING_RESPONSE
        return isProving && !hasClosed ? .failed(.notProven) : .lost
    }

    /// Indicates whether a code of SQL has this character.
    private static func isCode(_ character: Character) -> Bool { ("0"..."9").contains(character) || ("A"..."Z").contains(character) }

    private var status: Int { Int(PQstatus(connection)) }

    private static func hasClosed(_ socket: Int32) -> Bool {
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) <= 0
    }

    // MARK: Calls

    /// Runs one statement with its parameters, and returns the first column of its rows.
    borrowing func run(
        _ statement: String, _ parameters: [String?], until deadline: CallDeadline
    ) throws(PostgresFailure) -> [String?] {
        let values = parameters.map { $0.flatMap { strdup($0) } }
        defer { for value in values { free(value) } }
        let sent = PQsendQueryParams(
            connection, statement, Int32(values.count), nil, values.map { UnsafePointer<CChar>($0) }, nil, nil, 0)
        guard sent == 1 else { throw .lost }
        return try outcome(until: deadline).rows()
    }

    /// Runs several statements without parameters, up to the first that fails.
    borrowing func attempt(_ script: String, until deadline: CallDeadline) throws(PostgresFailure) -> Outcome {
        guard PQsendQuery(connection, script) == 1 else { throw .lost }
        return try outcome(until: deadline)
    }

    /// The SCRAM verifier of a password for a login that is about to be made, so that the server never sees the password.
    borrowing func verifier(of password: String, for login: String) throws(PostgresFailure) -> String {
        guard let verifier = PQencryptPasswordConn(connection, password, login, "scram-sha-256") else { throw .lost }
        defer { PQfreemem(verifier) }
        return String(cString: verifier)
    }

    private borrowing func outcome(until deadline: CallDeadline) throws(PostgresFailure) -> Outcome {
        var outcome = Outcome()
        while let result = try next(until: deadline) {
            defer { PQclear(result) }
            switch Int(PQresultStatus(result)) {
            case GND_RESULT_TUPLES_OK: outcome.read = (0..<PQntuples(result)).map { text(of: result, row: $0) }
            case GND_RESULT_COMMAND_OK: break
            default:
                guard let state = PQresultErrorField(result, Int32(GND_FIELD_SQLSTATE)) else { throw .lost }
                outcome.refusal = outcome.refusal ?? String(cString: state)
            }
            if status == GND_CONNECTION_BAD { throw outcome.refusal.map { PostgresFailure(state: $0) } ?? .lost }
        }
        return outcome
    }

    /// Sends what is left to send and waits for the next result; nil behind the last one.
    private borrowing func next(until deadline: CallDeadline) throws(PostgresFailure) -> OpaquePointer? {
        while true {
            let unsent = PQflush(connection)
            guard unsent >= 0 else { throw .lost }
            if PQisBusy(connection) == 0 { return PQgetResult(connection) }
            try deadline.wait(for: unsent == 0 ? POLLIN : POLLIN | POLLOUT, on: PQsocket(connection))
            guard PQconsumeInput(connection) == 1 else { throw .lost }
        }
    }

    private func text(of result: OpaquePointer, row: Int32) -> String? {
        PQgetisnull(result, row, 0) == 1 ? nil : String(cString: PQgetvalue(result, row, 0))
    }
}
