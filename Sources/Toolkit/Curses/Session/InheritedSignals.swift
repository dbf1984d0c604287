import CTerminalSession

/// The signal settings that the process was started with.
public enum InheritedSignals {
    /// Whether a signal is ignored, as `nohup` and shells without job control start programs.
    public static func ignores(_ signal: Int32) -> Bool { gnd_signal_is_ignored(signal) }
}
