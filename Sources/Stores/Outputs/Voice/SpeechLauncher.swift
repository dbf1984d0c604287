import Basis
import Dispatch
import Glibc

/// Starts speech-dispatcher where none runs, as its own clients do.
///
/// It is the person's service from then on and nobody's child: other programs may speak by it, and it ends by itself some seconds after its
/// last client has left (`Timeout` of its configuration). So nothing here ends it.
enum SpeechLauncher {
    private static let program = "speech-dispatcher"

    /// Returns whether the program is in one of the folders of programs.
    static func isInstalled(environment: [String: String]) -> Bool {
        (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    /// Runs `speech-dispatcher --spawn`, which does nothing where the person has forbidden that; does not wait for it.
    /// - Returns: whether it could be run.
    static func launch() -> Bool {
        // Nothing it says may reach the screen, and Ctrl-C is meant for GND alone.
        let (child, failure) = DetachedProgram.start([program, "--spawn"], (.nowhere, .nowhere, .nowhere))
        guard failure == 0 else { return false }
        DispatchQueue.global(qos: .utility).async {
            var status: Int32 = 0
            waitpid(child, &status, 0)
        }
        return true
    }
}
