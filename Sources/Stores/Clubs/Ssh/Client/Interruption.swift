import Clubs
import Glibc

/// Wakes what waits for a descriptor when its task is cancelled.
final class Interruption: Sendable {
    /// Can be read from the moment of the interruption on.
    let descriptor: Int32
    private let trigger: Int32

    init() throws(ClubFailure) {
        guard let ends = Descriptor.pair() else { throw .noAnswer }
        (descriptor, trigger) = ends
    }

    deinit {
        close(descriptor)
        close(trigger)
    }

    func interrupt() {
        var byte: UInt8 = 0
        write(trigger, &byte, 1)
    }
}
