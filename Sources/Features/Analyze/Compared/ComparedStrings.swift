import Phrases
import Walking

/// The words of the screen that says how values were compared.
struct ComparedStrings: Sendable, Translated {
    var title: String
    var compared: String
    var leftOut: String
    var change: String
    var tables: String
    var devices: String
    var days: String
    var stretches: @Sendable (_ stretches: String, _ days: String, _ time: String, _ source: String) -> String
    var measured: String
    var derived: String
    var walks: String
    /// All sources together, minute by minute.
    var minutes: String
    var peak: String
    var brisk: @Sendable (_ cadence: Int, _ study: String) -> String
    var short: @Sendable (Int) -> String
    /// Of a device, whose measurements of a day are taken together.
    var shortDays: @Sendable (Int) -> String
    var uneven: @Sendable (Int) -> String
    var hilly: @Sendable (Int) -> String
    var other: @Sendable (_ source: String, _ basis: GaitBasis, _ days: String) -> String
    var nothingLeftOut: String
    /// The interval of a change, behind the sentence that says it.
    var range: @Sendable (_ range: String) -> String
    var method: @Sendable (_ study: String) -> String
    /// The sentences about how rarely somebody is misled, and what that costs.
    var looks: String
    var published: @Sendable (_ value: String, _ study: String) -> String
    var ownSpread: @Sendable (_ values: String?, _ study: String) -> String
    /// `1.2 cm in 8 weeks`.
    var inSpan: @Sendable (_ value: String, _ span: String) -> String
    var table: @Sendable (_ table: String, _ values: String, _ study: String) -> String
    var laboratory: @Sendable (_ study: String) -> String
    var noTable: String
    /// The sentence in place of a table, where no age is known.
    var noAge: String
    var good: @Sendable (_ study: String) -> String
    var poor: @Sendable (_ study: String) -> String
    var heart: String
    var day: @Sendable (_ stretches: String, _ time: String) -> String
    var more: @Sendable (Int) -> String
    var nothing: String
    /// The same where something was measured, and all of it was left out.
    var nothingCounts: String

    static let en = ComparedStrings(
        title: "How this was compared", compared: "Compared", leftOut: "Left out", change: "Change", tables: "Others", devices: "Devices",
        days: "Days",
        stretches: { "\($0) on \($1), \($2) in all, by \($3)." },
        measured:
            "The device measured them itself, where it found the walking steady and the ground flat. Where it says how long it measured, days with less than 5 minutes in all do not count.",
        derived:
            "Made of steps and distances of this source alone: at least 5 minutes without a stop, four fifths of them within 15% of one cadence, and, where heights are known, no more than 2 m up or down in 100 m of way. A sum over minutes may hide a stop: fewer than three records count only at 100 steps a minute and more. Each day counts with the median of its minutes.",
        walks:
            "Made of whole walks of this source: at least 5 minutes, at most a tenth of them pauses where these are known, and, where heights are known, no more than 2 m up or down in 100 m of way. Each day counts with the median of its minutes.",
        minutes: "The minutes of what counted of all sources.",
        peak:
            "The mean of the thirty best minutes of each day, together or not (Tudor-Locke 2012). Days of which less than half was recorded in pieces of 11 minutes or less have none, nor have days with a walk whose steps nobody counted.",
        brisk: { "Minutes at \($0) steps a minute and more (\($1)). Days without steps by the minute do not know them." },
        short: { "\($0) shorter than 5 minutes" }, shortDays: { "\($0) on days with less than 5 minutes of them" },
        uneven: { "\($0) with stops or changes of pace, or sums that may hide them" },
        hilly: { "\($0) that go up or down hills" },
        other: {
            "\($0), \($2)\($1 == .measured ? ", measured" : $1 == .records ? ", from steps and distances" : ", from whole walks"): measured otherwise, not comparable"
        },
        nothingLeftOut: "Nothing.", range: { "The true change is most likely \($0)." },
        method: {
            "It is the median slope of all pairs of weeks, or of four weeks each in a year, with the interval that holds it in 9 of 10 cases, as wide as for days that are much like the day before (\($0); Yue and Wang 2004)."
        },
        looks:
            "It is judged at the end of each week, and told where five weeks in a row agree. So of people whose walking stays the same fewer than 1 in 100 are told of a change of one measure within a year. The price: small changes, and those of a few weeks, are often told late or not at all.",
        published: {
            "A change is told only from \($0) on, a small real change: \($1). “No change” is said only where the whole range is less."
        },
        ownSpread: { values, study in
            "No study was found that says which change matters. What is compared differs without any change\(values.map { " by \($0)" } ?? " a little"). Only what is more is called real (\(study))."
        },
        inSpan: { "\($0) in \($1)" },
        table: { "\($0): \($1). \($2)." },
        laboratory: {
            "Measured over a few metres in a laboratory, where people walk faster than in life: much of what differs from it is the street, not you (\($0))."
        },
        noTable: "No table was found for this and your age. Your own trend is what counts.",
        noAge: "Tables need an age: say yours in Settings ▸ About you. Your own trend is what counts.",
        good: { "A phone measures this well in adults (\($0))." },
        poor: { "A phone measures this poorly to moderately: only its own trend says anything (\($0))." },
        heart: "From minutes at 100 steps a minute and more. It falls as one gets fitter; heat, hills and a cold raise it.",
        day: { "\($0), \($1)" }, more: { "and \(Phrases(.en).number($0)) earlier \($0 == 1 ? "day" : "days")" },
        nothing:
            "Nothing was compared. A walk that is typed in says nothing of its single minutes, so nobody can tell how steady it was. Without a watch or a phone, four metres by the clock tell as much: w on the first tab, then t.",
        nothingCounts: "Nothing was compared: all that was measured in this time is left out."
    )

    static let ko = ComparedStrings(
        title: "비교한 방법", compared: "비교한 것", leftOut: "뺀 것", change: "변화", tables: "다른 사람들", devices: "기기", days: "날짜별",
        stretches: { "\($1) 동안의 \($0), 모두 \($2). 출처: \($3)." },
        measured: "기기가 고르게 걷는 평지라고 판단한 곳에서 직접 잰 값이에요. 잰 시간을 알면, 다 합쳐 5분이 안 되는 날은 빼요.",
        derived:
            "이 출처의 걸음과 거리로만 셈했어요. 멈추지 않고 5분 이상 걸었고, 그 가운데 5분의 4가 한 빠르기의 15% 안에 있으며, 높이를 알 때는 100 m에 2 m 넘게 오르내리지 않은 구간이에요. 몇 분을 더한 기록에는 멈춘 시간이 숨어 있을 수 있어서, 기록이 셋보다 적으면 분당 100걸음 이상일 때만 넣어요. 하루는 걸은 시간의 중앙값 하나로 쳐요.",
        walks:
            "이 출처의 산책 전체로 셈했어요. 5분 이상 걸었고, 쉰 시간을 알 때는 10분의 1을 넘지 않으며, 높이를 알 때는 100 m에 2 m 넘게 오르내리지 않은 산책이에요. 하루는 걸은 시간의 중앙값 하나로 쳐요.",
        minutes: "모든 출처에서 인정된 분 단위 기록이에요.",
        peak: "하루 가운데 가장 빠른 30분의 평균이에요. 이어지지 않아도 돼요(Tudor-Locke 2012). 11분 이하의 기록이 절반이 안 되는 날과 걸음 수를 모르는 산책이 있는 날은 뺐어요.",
        brisk: { "분당 \($0)걸음 이상으로 걸은 시간이에요(\($1)). 분마다 걸은 기록이 없는 날은 알 수 없어요." },
        short: { "5분보다 짧은 구간 \($0)개" }, shortDays: { "모두 5분이 안 되는 날의 구간 \($0)개" }, uneven: { "멈추거나 빠르기가 바뀌었거나 그랬는지 알 수 없는 구간 \($0)개" },
        hilly: { "오르내린 구간 \($0)개" },
        other: { "\($0), \($2)\($1 == .measured ? ", 직접 잰 값" : $1 == .records ? ", 걸음과 거리로 셈한 값" : ", 산책 전체로 셈한 값"): 재는 방법이 달라 견줄 수 없어요" },
        nothingLeftOut: "없어요.", range: { "실제로는 \($0)." },
        method: {
            "한 주씩(1년은 네 주씩) 묶은 값을 두 개씩 짝지어 본 기울기의 중앙값이에요. 실제 변화는 대개(10번 가운데 9번) 함께 적은 범위 안에 있어요. 하루하루가 전날과 많이 닮은 것으로 보고 범위를 넓게 잡아요(\($0); Yue and Wang 2004)."
        },
        looks:
            "변화는 한 주가 끝날 때마다 살펴서 다섯 주 연속 같은 방향일 때만 알려 드려요. 그래서 걸음이 그대로인데 한 해 동안 한 지표가 변했다는 말을 듣는 사람은 100명에 1명이 안 돼요. 그 대신 작은 변화나 몇 주 사이의 변화는 늦게 알려 드리거나 놓칠 때가 많아요.",
        published: { "의미 있는 최소 변화량인 \($0)부터만 알려 드려요: \($1). 달라지지 않았다는 말은 범위 전체가 이보다 작을 때만 해요." },
        ownSpread: { values, study in
            "어느 만큼 변해야 의미가 있는지 밝힌 연구를 찾지 못했어요. 견주는 값은 변화가 없어도 \(values.map { "\($0)만큼은" } ?? "조금씩") 달라요. 이보다 클 때만 실제 변화라고 해요(\(study))."
        },
        inSpan: { "\($1) 동안 \($0)" },
        table: { "\($0): \($1). \($2)." },
        laboratory: { "실험실에서 몇 미터를 걸어 잰 값이에요. 사람들은 생활할 때보다 실험실에서 더 빨리 걸어요. 값이 다른 까닭은 대개 걷는 사람이 아니라 길에 있어요(\($0))." },
        noTable: "이 지표와 나이에 맞는 기준표를 찾지 못했어요. 자신의 흐름이 가장 중요해요.",
        noAge: "기준표를 보려면 나이가 필요해요. 설정의 내 정보에서 알려 주세요. 자신의 흐름이 가장 중요해요.",
        good: { "성인의 값은 휴대폰으로 잘 잴 수 있어요(\($0))." },
        poor: { "휴대폰으로 잰 값은 정확도가 낮거나 보통이에요. 자신의 흐름만 보세요(\($0))." },
        heart: "분당 100걸음 이상으로 걸은 시간의 값이에요. 체력이 늘면 낮아지고 더위, 오르막, 감기에는 높아져요.",
        day: { "\($0), \($1)" }, more: { "그 앞의 \(Phrases(.ko).days($0))" },
        nothing:
            "비교한 것이 없어요. 직접 적은 산책으로는 1분마다 어떻게 걸었는지 알 수 없어요. 시계나 휴대폰이 없어도 4 m를 걸어 재 볼 수 있어요: 첫 탭에서 w, 그다음 t.",
        nothingCounts: "비교한 것이 없어요. 이 기간에 잰 값은 모두 뺐어요.")
}
