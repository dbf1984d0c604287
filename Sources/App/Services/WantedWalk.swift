import LiveWalking
import Sessions

/// The walk that `gnd walk` asks the app for.
struct WantedWalk: Sendable {
    /// The mode and aim; nil leaves the choice to the screen.
    var choice: WalkChoice?
    /// Seconds after which it ends by itself; nil for one that a key ends.
    var seconds: Int?
    /// The feed that it is played from; nil walks with the sensors of this machine.
    var feed: PlayedFeed?

    init(_ choice: WalkChoice? = nil, seconds: Int? = nil, feed: PlayedFeed? = nil) {
        self.choice = choice
        self.seconds = seconds
        self.feed = feed
    }

    /// Opens the feed that the options name, and waits for its first line.
    /// - Parameter input: the descriptor of what is piped in.
    init(_ options: Options, input: Int32) throws(CommandFailure) {
        self.init(try options.walk.choice(), seconds: options.seconds)
        guard let name = options.walk.feed else { return }
        guard let source = Patience.wait(.infinity, for: { await FeedSource(name, input: input) }) ?? nil else { throw .noFeed(name) }
        feed = PlayedFeed(source, speed: Double(options.walk.speed ?? 1))
        choice = choice ?? WalkChoice(.stroll)
    }
}
