import Screens
import Walking

extension CivilDate {
    /// The day that a date field shows.
    init?(_ value: DateField.Value) { self.init(year: value.year, month: value.month, day: value.day) }
}

extension DateField.Value {
    /// A day as a date field shows it.
    init(_ date: CivilDate) {
        let (year, month, day) = date.components
        self.init(year: year, month: month, day: day)
    }
}
