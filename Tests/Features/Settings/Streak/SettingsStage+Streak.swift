import Phrases
import Walking
import WalkingTesting

extension SettingsStage {
    static var today: CivilDate { Zone.utc.day(of: SettingsStage().clock.now) }

    /// Ten good days, five lazy ones, then four good ones up to yesterday.
    static func afterGoodDays(_ language: Language = .en) -> SettingsStage {
        let days = (1...19).map { back in
            Day(date: today.adding(days: -back), steps: (5...9).contains(back) ? 900 : 8000, goal: 7000)
        }
        return SettingsStage(language, days: days)
    }
}

extension RestSchedule.Pause {
    /// A pause from a day to another one, counted from today.
    static func inDays(_ from: Int, _ through: Int) -> Self {
        let today = SettingsStage.today
        return Self(from: today.adding(days: from), through: today.adding(days: through))
    }
}
