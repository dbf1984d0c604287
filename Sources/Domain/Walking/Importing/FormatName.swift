/// The names of a format: a short one that the journal keeps, and those by which its makers call it.
package struct FormatName: Hashable, Sendable {
    package let id: String
    package let english: String
    package let korean: String

    /// - Parameter korean: nil where Koreans call it as everybody does.
    package init(_ id: String, _ english: String, korean: String? = nil) {
        self.id = id
        self.english = english
        self.korean = korean ?? english
    }
}
