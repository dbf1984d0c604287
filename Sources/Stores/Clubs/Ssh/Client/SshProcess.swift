import Basis
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
        let (child, failure) = DetachedProgram.start(
            words, environment: environment, (.descriptor(talk.1), .descriptor(talk.1), .descriptor(complaining.1)))
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
}
