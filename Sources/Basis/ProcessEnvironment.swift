// The list of variables is a global of the C library, which nobody changes while it is read here: at the start, and before a child begins.
@preconcurrency import CLibrary

/// The surroundings in which the system started this program.
package enum ProcessEnvironment {
    /// The environment variables; of a name that stands there twice, the first.
    package static var variables: [String: String] {
        var variables: [String: String] = [:]
        var place = environ
        while let entry = place.pointee {
            let text = String(cString: entry)
            if let sign = text.firstIndex(of: "="), case let name = String(text[..<sign]), variables[name] == nil {
                variables[name] = String(text[text.index(after: sign)...])
            }
            place += 1
        }
        return variables
    }

    /// The current folder; `/` where it is gone.
    package static var folder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }
}
