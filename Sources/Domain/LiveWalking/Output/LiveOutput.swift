/// A way besides the screen by which a live walk tells something; each is chosen by the person.
package enum LiveOutput: String, CaseIterable, Hashable, Sendable {
    case voice, beat
    /// The bell of the terminal, once for each word.
    case bell
    /// Notifications by the terminal, and by the desktop.
    case notification, desktop
}

/// Speaks what is on the screen already.
package protocol VoiceOutput: Sendable {
    /// Speaks when it can, and never waits until it has spoken; without a voice nothing happens.
    func speak(_ text: String, _ priority: SpeechPriority) async
    /// Is silent at once.
    func stop() async
    /// The reason why nothing can be heard, once that is known; nil where it can.
    var obstacle: OutputObstacle? { get async }
}

/// The weight of a sentence against others.
package enum SpeechPriority: Hashable, Sendable {
    /// Is never interrupted: stop signs.
    case important
    /// Waits its turn: phases of the plan, the coach.
    case message
    /// Is dropped while anything else is said, but the last of a row is said: numbers of each minute.
    case progress
}

/// A beat to walk to.
package protocol BeatOutput: Sendable {
    /// Beats so many times a minute from the next beat on, with an accent on every second; nil is silence.
    func beat(_ cadence: Double?) async
    var obstacle: OutputObstacle? { get async }
}

/// A message of the desktop or the terminal, for a person who looks at another window.
package protocol NotificationOutput: Sendable {
    /// The name that recordings use.
    var name: String { get }
    /// Replaces the message before.
    func notify(title: String, body: String) async
    var obstacle: OutputObstacle? { get async }
}

extension NotificationOutput {
    package var name: String { "notification" }
}

/// The reason why an output is silent.
package enum OutputObstacle: Error, Hashable, Sendable {
    /// The library is not installed: its name.
    case noLibrary(String)
    /// The program that speaks, plays or shows is not there.
    case noService
    case noSoundDevice
    /// It is there and refused.
    case refused
}
