/// The time that a server has.
package struct PostgresPatience: Sendable {
    /// The time that a host has to let the program in.
    package var connecting: Duration
    /// The time that an open connection has to answer.
    package var answering: Duration

    package init(connecting: Duration = .seconds(2), answering: Duration = .seconds(3)) {
        self.connecting = connecting
        self.answering = answering
    }
}
