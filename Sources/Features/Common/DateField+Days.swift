import Phrases
import Screens
import Walking

extension DateField {
    /// Takes days as `gnd log` reads them, counted from the field's today: `월요일`, `20 nov`, `사흘 전`.
    package func readDays() {
        parse = { [weak self] text in
            guard let today = self?.today.flatMap({ CivilDate($0.parts) }) else { return nil }
            return TypedDay(asked: text, today: today).map { Value($0.date.components) }
        }
    }

    /// Takes days that are still to come: `fri`, `25 nov`, `모레`.
    package func readDaysAhead() {
        parse = { [weak self] text in
            guard let today = self?.today.flatMap({ CivilDate($0.parts) }) else { return nil }
            return TypedAppointment.day(text, today: today).map { Value($0.components) }
        }
    }

    /// Names the weekday beside the date, and hands on each day that is chosen.
    package func setUpDays(_ phrases: Phrases, _ handle: @escaping @MainActor (CivilDate) -> Void) {
        describe = { day in CivilDate(day.parts).map { phrases.weekdayName($0.weekday) } ?? "" }
        readDays()
        onChange = { day in
            if let day = CivilDate(day.parts) { handle(day) }
        }
    }
}
