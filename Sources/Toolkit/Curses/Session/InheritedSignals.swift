import CTerminalSession

/// How the process was started, as far as signals go.
public enum InheritedSignals {
    /// Whether a signal is ignored, as `nohup` and shells without job control start programs.
    public static func ignores(_ signal: Int32) -> Bool { gnd_signal_is_ignored(signal) }
}
