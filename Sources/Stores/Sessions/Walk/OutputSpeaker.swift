import LiveWalking
import Synchronization

/// Speaks, beats and notifies beside a walk that never waits for it: one thing after the other, in the order in which it was wished.
final class OutputSpeaker: Sendable {
    private typealias Job = @Sendable () async -> Void

    private struct Known {
        var isMute = false
        var isWithoutBeat = false
        /// The cadence that was last asked of the beat.
        var cadence: Double?
    }

    private let outputs: LiveOutputs
    private let known = Mutex(Known())
    private let jobs: AsyncStream<Job>.Continuation

    init(_ outputs: LiveOutputs) {
        self.outputs = outputs
        let (stream, continuation) = AsyncStream.makeStream(of: Job.self, bufferingPolicy: .bufferingNewest(20))
        jobs = continuation
        Task { for await job in stream { await job() } }
    }

    deinit { jobs.finish() }

    /// Indicates whether a voice was wanted and there is none.
    var isMute: Bool { outputs.voice == nil || known.withLock { $0.isMute } }
    var isWithoutBeat: Bool { outputs.beat == nil || known.withLock { $0.isWithoutBeat } }

    /// - Returns: the names of the outputs that it went to.
    func say(_ cue: Cue, aloud: Bool) -> [String] {
        guard let text = outputs.words(cue) else { return [] }
        var names: [String] = []
        if aloud, let voice = outputs.voice {
            names.append("voice")
            jobs.yield { [weak self] in
                await voice.speak(text, cue == .beltLost ? .important : .message)
                let isMute = await voice.obstacle != nil
                self?.known.withLock { $0.isMute = isMute }
            }
        }
        for notification in outputs.notifications {
            if !names.contains(notification.name) { names.append(notification.name) }
            jobs.yield { [title = outputs.title] in await notification.notify(title: title, body: text) }
        }
        return names
    }

    /// Asks for another beat, where it is another one.
    func beat(_ cadence: Double?) {
        guard let beat = outputs.beat,
            known.withLock({ known in
                defer { known.cadence = cadence }
                return known.cadence != cadence
            })
        else { return }
        jobs.yield { [weak self] in
            await beat.beat(cadence)
            let isMissing = await beat.obstacle != nil
            self?.known.withLock { $0.isWithoutBeat = isMissing }
        }
    }

    func hush() {
        guard let voice = outputs.voice else { return }
        jobs.yield { await voice.stop() }
    }

    /// The beat stops; what is being said may be said to its end.
    func end() { beat(nil) }
}
