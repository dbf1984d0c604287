import Walking

/// The half hours of a day as a line of marks, and the hours below them.
enum SlotMarks {
    /// `█` counted, `░` recorded but left out, `·` nothing.
    static func line(of slots: [DayProof.Slot]) -> String {
        String(slots.map { $0.counted > 0 ? "█" : $0.recorded > 0 ? "░" : "·" })
    }

    /// Every sixth hour of the wall clock, below its slot.
    static func hours(slots count: Int, hour: (Int) -> Int, isNewHour: (Int) -> Bool) -> String {
        (0..<count).reduce(into: "") { line, slot in
            let hour = hour(slot)
            guard hour % 6 == 0, isNewHour(slot), line.count <= slot else { return }
            line += String(repeating: " ", count: slot - line.count) + (hour < 10 ? "0\(hour)" : "\(hour)")
        }
    }
}
