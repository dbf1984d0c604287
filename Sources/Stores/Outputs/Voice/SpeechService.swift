import Glibc

/// The place where speech-dispatcher is found, and how it is started where none runs.
struct SpeechService: Sendable {
    var address: SpeechAddress
    /// Answers whether the service may come now; called once at the most.
    var launch: @Sendable () -> Bool = SpeechLauncher.launch
    /// The time that it may take to come.
    var launchTime = Duration.seconds(2)

    /// Starts the service and waits for it.
    /// - Returns: a connection; nil where it does not come in its time.
    func come() -> SpeechSocket? {
        guard launch() else { return nil }
        let end = ContinuousClock.now + launchTime
        while .now < end {
            if let socket = SpeechSocket(address) { return socket }
            poll(nil, 0, 50)
        }
        return SpeechSocket(address)
    }
}
