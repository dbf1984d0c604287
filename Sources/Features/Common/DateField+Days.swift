import Screens
import Walking

extension DateField {
    /// Takes days as `gnd log` reads them, counted from the field's today: `월요일`, `20 nov`, `사흘 전`.
    package func readDays() {
        parse = { [weak self] text in
            guard let today = self?.today.flatMap({ CivilDate($0.parts) }) else { return nil }
            let day = TypedDay(text, today: today) ?? TypedDay(weekdayAlone: text.lowercased(), today: today)
            return day.map { Value($0.date.components) }
        }
    }
}
