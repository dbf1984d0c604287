/// A cheer that the member gave or got, as the journal keeps it.
package struct MirroredCheer: Hashable, Sendable {
    package var cheer: Cheer
    /// Indicates that the store knows it, or has refused it.
    package var isSent: Bool
    /// Indicates that the one it is for was told.
    package var isSeen: Bool

    package init(_ cheer: Cheer, isSent: Bool, isSeen: Bool = false) {
        self.cheer = cheer
        self.isSent = isSent
        self.isSeen = isSeen
    }
}
