import LiveWalking
import Phrases

/// The voice of speech-dispatcher, in one language.
///
/// The service is first asked when there is something to say; where none runs, it is started once. Whoever speaks never waits.
package actor SpeechVoice: VoiceOutput {
    private let service: SpeechService?
    private let language: Language
    private let dialog: SpeechDialog
    private var channel: SpeechChannel?

    /// - Parameters:
    ///   - rate: -100 slow to 100 fast.
    ///   - environment: says where the service listens.
    package init(_ language: Language, rate: Int = 0, environment: [String: String]) {
        let service = SpeechAddress(environment: environment).map { SpeechService(address: $0) }
        self.init(service, language, rate: rate, user: environment["USER"] ?? "")
    }

    init(_ service: SpeechService?, _ language: Language, rate: Int = 0, user: String = "") {
        let name = user.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        (self.service, self.language) = (service, language)
        dialog = SpeechDialog(client: "\(name.isEmpty ? "user" : name):gnd:coach", language: language.rawValue, rate: rate)
    }

    deinit { channel?.post(.end) }

    package func speak(_ text: String, _ priority: SpeechPriority) {
        let words = SpokenText(text, language).words
        guard !words.isEmpty, let service else { return }
        let channel = channel ?? SpeechThread.start(service, dialog)
        self.channel = channel
        channel.post(.speak(words, priority))
    }

    package func stop() { channel?.post(.stop) }

    package var obstacle: OutputObstacle? { service == nil ? .noService : channel?.obstacle }

    /// Returns when everything has been handed to the service, or given up after ten seconds; it may still be speaking.
    package func handOver() async {
        guard let channel else { return }
        await withCheckedContinuation { channel.post(.handOver($0)) }
    }

    /// Looks for the service without speaking: it listens, or comes when it is started, as it does only where it finds a voice.
    @concurrent
    package static func findObstacle(environment: [String: String]) async -> OutputObstacle? {
        guard let address = SpeechAddress(environment: environment) else { return .noService }
        if SpeechSocket(address) != nil { return nil }
        guard SpeechLauncher.isInstalled(environment: environment) else { return .noService }
        return SpeechService(address: address).come() == nil ? .noService : nil
    }
}
