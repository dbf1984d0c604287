/// What went with an import that was taken back; what other files tell, too, has stayed.
package struct UndoneImport: Hashable, Sendable, Codable {
    package var records: Int
    package var walks: Int
    /// The days that these were of.
    package var days: Set<CivilDate>

    package init(records: Int = 0, walks: Int = 0, days: Set<CivilDate> = []) {
        self.records = records
        self.walks = walks
        self.days = days
    }

    package static func += (left: inout UndoneImport, right: UndoneImport) {
        left.records = left.records.addingClamped(right.records)
        left.walks = left.walks.addingClamped(right.walks)
        left.days.formUnion(right.days)
    }
}
