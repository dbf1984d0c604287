import Clubs

/// A file of a club's folder that does not count, and the reason.
package struct FolderTrouble: Hashable, Sendable {
    /// The way to it from the folder, fit to be shown.
    package let place: String
    package let problem: FolderProblem

    /// The member in whose folder it lies; nil where that says nothing of anybody.
    package var member: MemberID? { place.split(separator: "/").dropFirst().first.flatMap { MemberID(String($0)) } }

    /// Indicates that nothing needs to be done: a synchroniser's copy of what is there in a newer state.
    package var isHarmless: Bool { problem == .older || problem == .copy }

    init(_ place: String, _ problem: FolderProblem) {
        // A name may be anything that somebody could make a file of.
        self.place = String(place.unicodeScalars.prefix(90).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
        self.problem = problem
    }
}
