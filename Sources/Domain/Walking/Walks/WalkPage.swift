/// A stretch of the list of walks, newest first.
package struct WalkPage: Sendable {
    package var walks: [Walk]
    /// Hand it in to get the page after this one; nil at the end.
    package var next: Cursor?

    /// A place in the list that stays right while walks are added above it.
    package struct Cursor: Hashable, Sendable {
        package var start: Instant
        package var id: WalkID

        package init(start: Instant, id: WalkID) {
            self.start = start
            self.id = id
        }
    }

    package init(walks: [Walk], next: Cursor?) {
        self.walks = walks
        self.next = next
    }
}
