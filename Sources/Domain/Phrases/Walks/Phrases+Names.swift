import Walking

extension Phrases {
    package func name(_ metric: Metric) -> String {
        switch metric {
        case .steps: self(en: "Steps", ko: "걸음")
        case .distance: self(en: "Distance", ko: "거리")
        case .flights: self(en: "Flights", ko: "오른 층")
        case .exercise: self(en: "Exercise", ko: "운동")
        case .speed: self(en: "Speed", ko: "속도")
        case .stepLength: self(en: "Step length", ko: "보폭")
        case .doubleSupport: self(en: "Both feet down", ko: "두 발 딛는 시간")
        case .asymmetry: self(en: "Asymmetry", ko: "비대칭")
        case .steadiness: self(en: "Steadiness", ko: "보행 안정성")
        case .stairAscentSpeed: self(en: "Stairs up", ko: "계단 오르는 속도")
        case .stairDescentSpeed: self(en: "Stairs down", ko: "계단 내려가는 속도")
        case .sixMinuteWalk: self(en: "Six-minute walk", ko: "6분 걷기")
        case .stanceTime: self(en: "Foot on the ground", ko: "발 딛는 시간")
        case .stanceBalance: self(en: "Balance of the feet", ko: "두 발의 균형")
        case .verticalOscillation: self(en: "Up and down", ko: "상하 움직임")
        case .briskHeartRate: self(en: "Heart at brisk pace", ko: "빠른 걸음 심박수")
        case .heartRate: self(en: "Heart rate", ko: "심박수")
        case .highestHeartRate: self(en: "Highest heart rate", ko: "가장 높은 심박수")
        }
    }

    package func name(_ range: ChartRange) -> String {
        switch range {
        case .day: self(en: "24 hours", ko: "24시간")
        case .week: self(en: "7 days", ko: "7일")
        case .month: self(en: "Month", ko: "1개월")
        case .year: self(en: "12 months", ko: "12개월")
        }
    }

    /// Other names of a range of a chart, to find it by.
    package func otherNames(_ range: ChartRange) -> [String] {
        switch range {
        case .day: self(en: ["day", "today"], ko: ["하루", "오늘", "일간"])
        case .week: self(en: ["week", "weekly"], ko: ["주", "일주일", "주간"])
        case .month: self(en: ["30 days", "monthly"], ko: ["달", "한 달", "월간", "30일"])
        case .year: self(en: ["year", "yearly"], ko: ["해", "한 해", "일 년", "1년", "연간"])
        }
    }

    /// The spans that there are reports of, to find them by.
    package var spansOfReports: [String] {
        self(
            en: ["week", "weekly", "month", "monthly", "quarter", "quarterly", "year", "yearly"],
            ko: ["주", "주간", "달", "월간", "분기", "해", "연간"])
    }

    package func name(_ gender: Profile.Gender) -> String {
        switch gender {
        case .woman: self(en: "Woman", ko: "여성")
        case .man: self(en: "Man", ko: "남성")
        case .other: self(en: "Other", ko: "기타")
        case .unsaid: unsaid
        }
    }

    private var unsaid: String { self(en: "rather not say", ko: "밝히지 않음") }

    package func name(_ band: AgeBand) -> String {
        switch band {
        case .under50: self(en: "under 50", ko: "50세 미만")
        case .from50: self(en: "50–54", ko: "50–54세")
        case .from55: self(en: "55–59", ko: "55–59세")
        case .from60: self(en: "60–69", ko: "60–69세")
        case .from70: self(en: "70–79", ko: "70–79세")
        case .from80: self(en: "80 and over", ko: "80세 이상")
        case .unsaid: unsaid
        }
    }

    package func name(_ period: Period) -> String {
        switch period {
        case .week: self(en: "1 week", ko: "1주")
        case .fourWeeks: self(en: "4 weeks", ko: "4주")
        case .twelveWeeks: self(en: "12 weeks", ko: "12주")
        case .open: self(en: "no end date", ko: "기한 없음")
        }
    }

    package func name(_ cap: DailyCap) -> String {
        cap.limit.map { self(en: "\(number($0)) a day", ko: "하루 \(number($0))걸음") } ?? self(en: "no cap", ko: "제한 없음")
    }

    /// A source as every screen and every command calls it.
    package func title(of source: Source) -> String {
        switch source.kind {
        case .manual where source != .typed: self(en: "Typed into \(source.title)", ko: "\(source.title)에 직접 입력")
        case .manual: name(source.kind)
        case .workout where source == .liveWalk: self(en: "Walked live", ko: "걸으면서 기록")
        case .other where source == .liveEstimate: self(en: "Walked live, by taps", ko: "걸으면서 두드린 박자")
        case .workout: "\(source.title) · \(self(en: "walks", ko: "산책"))"
        case .live, .watch, .phone, .other: source.title
        }
    }

    package func name(_ kind: Source.Kind) -> String {
        switch kind {
        case .live: self(en: "Sensor of a live walk", ko: "산책 센서")
        case .watch: self(en: "Watch", ko: "시계")
        case .phone: self(en: "Phone", ko: "휴대폰")
        case .other: self(en: "Other device", ko: "다른 기기")
        case .manual: self(en: "Typed in", ko: "직접 입력")
        case .workout: self(en: "From workouts", ko: "운동 기록")
        }
    }

    /// The reason for which a record was left out, to stand behind a number: `3 in the future`.
    package func name(_ reason: SkipReason) -> String {
        switch reason {
        case .future: self(en: "in the future", ko: "미래 시각")
        case .tooOld: self(en: "too old (wrong clock?)", ko: "시계 오류로 너무 오래된 시각")
        case .absurd: self(en: "more than a body can do", ko: "사람이 할 수 없는 값")
        case .backwards: self(en: "with the end before the beginning", ko: "시작보다 이른 끝")
        case .badValue: self(en: "with a bad value", ko: "잘못된 값")
        case .badDate: self(en: "with a bad date", ko: "잘못된 날짜")
        case .badUnit: self(en: "in an unknown unit", ko: "알 수 없는 단위")
        case .notAWalk: self(en: "other than walks", ko: "걷기가 아닌 것")
        case .otherRecord: self(en: "about other things (heart rate, sleep …)", ko: "심박, 수면 같은 다른 기록")
        case .inDayTotal: self(en: "already in the day's total", ko: "하루 합계에 이미 있는 것")
        case .unknownSport: self(en: "of a sport that GND does not know", ko: "모르는 운동")
        case .unknownTable: self(en: "in a form that GND does not know", ko: "모르는 형식의 표")
        case .unreadable: self(en: "unreadable", ko: "읽을 수 없는 것")
        case .tooShort: self(en: "shorter than five seconds", ko: "5초가 안 된 것")
        case .repeated: self(en: "in it twice", ko: "두 번 들어 있는 것")
        case .absurdPart:
            self(en: "more than a body can do, of a walk that is kept", ko: "남겨 둔 산책에서 사람이 할 수 없는 값")
        case .badPart: self(en: "with a bad value, of a walk that is kept", ko: "남겨 둔 산책에서 잘못된 값")
        case .justBegun:
            self(en: "only just begun (import it again after the walk)", ko: "막 시작한 산책(끝난 뒤에 다시 가져와 주세요)")
        }
    }
}

extension Phrases {
    /// The name of a source among others, with what tells it apart where one of them has the same.
    package func title(of source: Source, among others: [Source]) -> String {
        source.name(among: others, called: title, kind: { $0.kind == .manual ? $0.title : self.name($0.kind) })
    }
}
