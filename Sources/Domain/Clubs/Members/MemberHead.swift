import Walking

/// A member of a room, and the state of their days there.
package struct MemberHead: Hashable, Sendable, Identifiable {
    package var id: MemberID
    package var nickname: SharedName
    package var joined: CivilDate
    /// Greater than the reader's: there are days to fetch.
    package var revision: Revision
    /// The sum of all steps of the member's days here.
    ///
    /// A mirror with another sum at the same revision is fetched whole: the store was
    /// restored, or the member left and came back, and has grown to the same number since.
    package var total: Int

    package init(id: MemberID, nickname: SharedName, joined: CivilDate, revision: Revision, total: Int) {
        self.id = id
        self.nickname = nickname
        self.joined = joined
        self.revision = revision
        self.total = total
    }
}
