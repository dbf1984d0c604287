import Glibc

/// The whole path of this program, for those who start it without a profile.
struct ProgramPath {
    let text: String

    /// - Parameters:
    ///   - name: what it was called by; one without a slash was found in the folders of `path`.
    init(called name: String, path: String) {
        if name.contains("/") {
            text = HostedFile.absolute(name)
        } else {
            let places = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            text = places.first { !name.isEmpty && access($0, X_OK) == 0 } ?? name
        }
    }
}
