import Clubs

/// One connection through ssh: the process, and the state of the conversation with it.
///
/// After a failure of the connection it is of no use any more.
final class SshSession {
    /// The times that a call may take.
    struct Deadlines: Sendable {
        /// To come in and be greeted.
        var opening = Duration.seconds(15)
        /// To be answered.
        var call = Duration.seconds(10)
        /// To hear why ssh ended.
        var complaint = Duration.seconds(2)
    }

    private let process: SshProcess
    private let deadlines: Deadlines
    private var buffer = LineBuffer(limit: LineBuffer.longestAnswer)
    private var complaint = SshComplaint()
    private var isGreeted = false
    private var number = 0
    /// False after a failure that leaves open what the next line would belong to.
    private(set) var isUsable = true

    /// Starts ssh and greets the host.
    /// - Parameter wake: A descriptor that can be read as soon as the call is to be broken off.
    init(_ process: SshProcess, deadlines: Deadlines, spoken: ClosedRange<Int>, wake: Int32) throws(ClubFailure) {
        self.process = process
        self.deadlines = deadlines
        let deadline = ContinuousClock.now + deadlines.opening
        guard Descriptor.write(ClubLine.greeting(spoken), to: process.socket, until: deadline) else { throw failure() }
        let versions = try ClubLine.versions(line(until: deadline, wake: wake))
        if versions.upperBound < spoken.lowerBound { throw .storeOlder }
        if versions.lowerBound > spoken.upperBound { throw .storeNewer }
        isGreeted = true
    }

    func ask(_ request: ClubRequest, wake: Int32) throws(ClubFailure) -> ClubAnswer {
        number += 1
        isUsable = false
        let deadline = ContinuousClock.now + deadlines.call
        guard Descriptor.write(ClubLine.request(request, number: number), to: process.socket, until: deadline) else { throw failure() }
        let line = try line(until: deadline, wake: wake)
        do throws(ClubFailure) {
            let answer = try ClubLine.answer(line, number: number)
            isUsable = true
            return answer
        } catch {
            // A refusal is an answer; what makes no sense may be half of anything.
            isUsable = error != .unreadable
            throw error
        }
    }

    private func line(until deadline: ContinuousClock.Instant, wake: Int32) throws(ClubFailure) -> String {
        while true {
            if let line = try buffer.next() { return line }
            let open = complaint.isOver ? [] : [process.complaints]
            let ready = Descriptor.ready(toRead: [process.socket, wake] + open, until: deadline)
            if ready.contains(wake) { throw .cancelled }
            guard !ready.isEmpty else { throw .noAnswer }
            if ready.contains(process.complaints) { complaint.append(Descriptor.read(process.complaints)) }
            guard ready.contains(process.socket) else { continue }
            switch Descriptor.read(process.socket) {
            case .bytes(let bytes): buffer.append(bytes)
            case .ended: throw failure()
            case .nothing: break
            }
        }
    }

    /// The reason for which ssh ended, once it has said all.
    private func failure() -> ClubFailure {
        let deadline = ContinuousClock.now + deadlines.complaint
        while !complaint.isOver, !Descriptor.ready(toRead: [process.complaints], until: deadline).isEmpty {
            complaint.append(Descriptor.read(process.complaints))
        }
        // A connection that was there and is lost says nothing about who may come in.
        return isGreeted ? .noAnswer : complaint.failure(exitStatus: process.exitStatus(until: deadline))
    }
}
