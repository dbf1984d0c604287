import Walking

/// A member of a room and all their days there, as they were last seen.
package struct MirroredMember: Hashable, Sendable, Identifiable {
    package var head: MemberHead
    package var days: [CivilDate: Int]

    package var id: MemberID { head.id }

    package init(head: MemberHead, days: [CivilDate: Int]) {
        self.head = head
        self.days = days
    }

    /// The revision to ask for newer days than; nil when there is nothing to ask.
    ///
    /// Asks for all days where the store went back, or has other days at the same revision.
    func known(for newer: MemberHead) -> Revision? {
        if newer.revision > head.revision { return head.revision }
        let isSame = newer.revision == head.revision && newer.total == days.values.reduce(0, +)
        return isSame ? nil : Revision.none
    }
}
