import Clubs
import Glibc

/// A running ssh: one socket for what is asked and answered, one for what it complains about.
///
/// It ends with its owner.
final class SshProcess {
    let socket: Int32
    let complaints: Int32
    private let child: pid_t
    private var hasEnded = false

    /// `POSIX_SPAWN_SETSID`, which glibc keeps for those who define `_GNU_SOURCE`.
    private static let setSession: Int32 = 0x80

    /// Fails with `libraryMissing` where there is no such program.
    init(_ words: [String], environment: [String: String]) throws(ClubFailure) {
        guard let talk = Descriptor.pair() else { throw .noAnswer }
        guard let complaining = Descriptor.pair() else {
            close(talk.0)
            close(talk.1)
            throw .noAnswer
        }
        socket = talk.0
        complaints = complaining.0
        let (child, failure) = Self.start(words, environment: environment, talk: talk.1, complain: complaining.1)
        close(talk.1)
        close(complaining.1)
        guard failure == 0 else {
            close(talk.0)
            close(complaining.0)
            throw failure == ENOENT ? .libraryMissing(package: "openssh-client") : .noAnswer
        }
        self.child = child
    }

    deinit {
        close(socket)
        close(complaints)
        guard !hasEnded else { return }
        // Its helpers as well; there is nothing that it could lose.
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
        _ = state(0)
    }

    /// The number with which it ended by itself; nil where it still runs at the deadline, or was ended.
    func exitStatus(until deadline: ContinuousClock.Instant) -> Int32? {
        guard !hasEnded else { return nil }
        // It is gone a moment after its ends were closed.
        while true {
            switch state(WNOHANG) {
            case .running: break
            case .ended(let status):
                hasEnded = true
                return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
            case .unknown:
                hasEnded = true
                return nil
            }
            guard ContinuousClock.now < deadline else { return nil }
            poll(nil, 0, 1)
        }
    }

    private enum State {
        case running
        case ended(status: Int32)
        /// Its end was waited for elsewhere in this program.
        case unknown
    }

    private func state(_ options: Int32) -> State {
        var status: Int32 = 0
        while true {
            let ended = waitpid(child, &status, options)
            if ended == child { return .ended(status: status) }
            if ended == 0 { return .running }
            if errno != EINTR { return .unknown }
        }
    }

    private static func start(
        _ words: [String], environment: [String: String], talk: Int32, complain: Int32
    ) -> (child: pid_t, failure: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, talk, 0)
        posix_spawn_file_actions_adddup2(&actions, talk, 1)
        posix_spawn_file_actions_adddup2(&actions, complain, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A session of its own: it gets neither the keys nor the signals of the terminal, and cannot ask there.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawnp(&child, words.first ?? "", &actions, &attributes, &arguments, &variables)
        return (child, failure)
    }
}
