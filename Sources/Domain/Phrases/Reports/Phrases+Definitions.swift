extension Phrases {
    /// The definitions that a doctor needs, with their sources; nothing that has none is said.
    var definitions: [ReportPage.Definition] {
        [
            .init(
                term: self(en: "Steps", ko: "걸음"),
                text: self(
                    en: "All devices together; where two measured the same time, the one that the person trusts more counts.",
                    ko: "모든 기기를 합친 값이에요. 같은 시간을 두 기기가 쟀으면 더 믿는 기기의 값만 써요."),
                source: self(
                    en: "Risk levels off at 6,000–8,000 a day from 60 years on, 8,000–10,000 below: Paluch 2022, Lancet Public Health",
                    ko: "60세부터 하루 6,000–8,000, 그 아래 8,000–10,000에서 위험이 더 줄지 않아요: Paluch 2022, Lancet Public Health")),
            .init(
                term: self(en: "Brisk minutes", ko: "빠른 걸음"),
                text: self(en: "Minutes of at least 100 steps, about 3 MET.", ko: "1분에 100걸음 이상 걸은 시간이에요. 약 3 MET이에요."),
                source: "CADENCE-Adults: Tudor-Locke 2019, IJBNPA 16:8; WHO 2020, PMC7719906"),
            .init(
                term: self(en: "Walking speed", ko: "걷는 속도"),
                text: self(
                    en: "Measured by devices in daily life. It is lower than over a laboratory's course, whose tables do not apply to it.",
                    ko: "일상에서 기기가 잰 값이에요. 실험실에서 잰 값보다 낮게 나오므로 실험실 기준표와 견줄 수 없어요."),
                source: self(
                    en: "The laboratory explains 5–21% of daily life: Giannouli 2016, PMC4789440",
                    ko: "실험실 값은 일상의 5–21%만 설명해요: Giannouli 2016, PMC4789440")),
            .init(
                term: self(en: "Change of speed", ko: "속도 변화"),
                text: self(
                    en: "In older adults \(speedWithTable(0.03, 0.05)) is a small, \(speedWithTable(0.08)) a substantial change over 4 m. "
                        + "In brackets: the range that holds the true change in 9 of 10 cases.",
                    ko: "나이 드신 분들의 4 m 보행에서 \(speedWithTable(0.03, 0.05))는 작은 변화, \(speedWithTable(0.08))는 큰 변화예요. "
                        + "괄호 안은 참값이 10번 가운데 9번 들어 있는 범위예요."),
                source: "Kwon 2009, LIFE-P, PMC3100159"),
            .init(
                term: self(en: "Validity", ko: "타당도"),
                text: self(
                    en: "An iPhone at the waist measures speed and step length well, double support poorly to moderately (n = 83).",
                    ko: "허리에 찬 iPhone은 속도와 보폭은 잘 재고, 두 발 딛는 시간의 정확도는 낮거나 보통이에요 (83명)."),
                source: "Sci Rep 2023;13:5350"),
            .init(
                term: self(en: "Usual days", ko: "평소의 하루"),
                text: self(
                    en:
                        "The mean of steps and minutes, the median of gait, of at least three days that are over; this report makes no diagnosis.",
                    ko: "다 지난 날(3일 이상)의 값이에요. 걸음과 시간은 평균, 걸음의 질은 중앙값이에요. 이 보고서는 진단이 아니에요."),
                source: "GND"),
        ]
    }

    /// `0.03–0.05 m/s (0.1–0.2 km/h)`: as the table has it, and as the report's own numbers are.
    private func speedWithTable(_ values: Double...) -> String {
        let (least, most) = (values.first ?? 0, values.last ?? 0)
        let table = (decimal(least, places: 2), decimal(most, places: 2))
        return "\(table.0 == table.1 ? table.1 : "\(table.0)–\(table.1)") m/s (\(speeds(least...max(least, most))))"
    }
}
