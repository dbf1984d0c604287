import Walking

extension Phrases {
    private static let englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `Fri`, `금`.
    package func weekday(_ day: Weekday) -> String {
        let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let korean = ["월", "화", "수", "목", "금", "토", "일"]
        return self(en: english[day.rawValue - 1], ko: korean[day.rawValue - 1])
    }

    /// `Friday`, `금요일`.
    package func weekdayName(_ day: Weekday) -> String {
        let english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return self(en: english[day.rawValue - 1], ko: weekday(day) + "요일")
    }

    /// `Nov`, `11월`; 1 is January.
    package func month(_ month: Int) -> String {
        let index = min(max(1, month), 12)
        return self(en: Self.englishMonths[index - 1], ko: "\(index)월")
    }

    /// `Fri 21 Nov`, `11월 21일 금`; of another year than today's with its year, and of every year where nobody knows which day it is.
    package func date(_ date: CivilDate, today: CivilDate?) -> String {
        let day = shortDate(date, today: today)
        return self(en: "\(weekday(date.weekday)) \(day)", ko: "\(day) \(weekday(date.weekday))")
    }

    /// `Fri 21 Nov`, `11월 21일`: the date for a sentence, where Korean has no room for a weekday before its particle.
    package func dateInSentence(_ date: CivilDate, today: CivilDate?) -> String {
        self(en: self.date(date, today: today), ko: shortDate(date, today: today))
    }

    /// `21 Nov 2026`, `2026년 11월 21일`.
    package func dateWithYear(_ date: CivilDate) -> String {
        let (year, month, day) = date.components
        return self(en: "\(day) \(self.month(month)) \(year)", ko: "\(year)년 \(month)월 \(day)일")
    }

    /// `21 Nov`, `11월 21일`; of another year than today's `21 Nov 2025`, `2025년 11월 21일`.
    package func shortDate(_ date: CivilDate, today: CivilDate?) -> String {
        date.year == today?.year ? dateWithoutYear(date) : dateWithYear(date)
    }

    private func dateWithoutYear(_ date: CivilDate) -> String {
        let (_, month, day) = date.components
        return self(en: "\(day) \(self.month(month))", ko: "\(month)월 \(day)일")
    }

    /// `Nov 2026`, `2026년 11월`.
    package func monthAndYear(_ date: CivilDate) -> String {
        let (year, month, _) = date.components
        return self(en: "\(self.month(month)) \(year)", ko: "\(year)년 \(month)월")
    }

    /// `Today`, `Yesterday`, else the date.
    package func relative(_ date: CivilDate, today: CivilDate) -> String {
        switch today - date {
        case 0: self(en: "Today", ko: "오늘")
        case 1: self(en: "Yesterday", ko: "어제")
        default: self.date(date, today: today)
        }
    }

    /// `07:40`.
    package func time(_ instant: Instant, in zone: Zone) -> String {
        let minutes = zone.wall(at: instant).second / 60
        return "\(pad(minutes / 60)):\(pad(minutes % 60))"
    }

    /// `07`, `07시`: the label of an hour.
    package func hour(_ hour: Int) -> String {
        self(en: pad(hour), ko: "\(hour)시")
    }

    private func pad(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// `27 Mar – 1 Apr`, `3월 27일 – 4월 1일`; of another year than today's with its year, which stands once where both ends are of it.
    package func span(_ from: CivilDate, _ through: CivilDate, today: CivilDate?) -> String {
        if from == through { return shortDate(from, today: today) }
        guard from.year == through.year else { return "\(dateWithYear(from)) – \(dateWithYear(through))" }
        return self(
            en: "\(dateWithoutYear(from)) – \(shortDate(through, today: today))",
            ko: "\(shortDate(from, today: today)) – \(dateWithoutYear(through))")
    }

    /// `08:00`.
    package func time(hour: Int) -> String { "\(pad(hour)):00" }
}
