import LiveWalking
import Outputs
import Phrases
import Settings

extension LiveOutputs {
    /// The outputs of this machine: voice and beat can be switched on in every walk, and are on from the start for those who want them.
    ///
    /// Bell and notifications have no key, so that they come to those alone who want them.
    static func wanted(
        _ wanted: Set<LiveOutput>, phrases: Phrases, notification: (any NotificationOutput)?, bell: TerminalBell,
        environment: [String: String]
    ) async -> LiveOutputs {
        var notifications: [any NotificationOutput] = []
        if wanted.contains(.bell) { notifications.append(bell) }
        if wanted.contains(.notification), let notification { notifications.append(notification) }
        if wanted.contains(.desktop) { notifications.append(DesktopNotifier()) }
        return LiveOutputs(
            voice: SpeechVoice(phrases.language, environment: environment), beat: BeatPlayer(),
            notifications: notifications, startsSpeaking: wanted.contains(.voice),
            startsBeating: wanted.contains(.beat)
        ) { phrases.text(of: $0) }
    }
}
