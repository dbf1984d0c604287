import Phrases
import Walking

/// The words of the gait screen.
struct GaitStrings: Sendable, Translated {
    var title: String
    /// On the chart, to go there.
    var open: String
    var measure: String
    var measureBack: String
    var range: String
    var rangeBack: String
    var earlier: String
    var later: String
    var compared: String
    var table: String
    /// Shows the chart in the place of the numbers, and these again.
    var numbers: String
    var backToNumbers: String
    var copy: String
    /// Goes to what made the point that is chosen.
    var openMark: String
    /// The value of the line at its end.
    var now: String
    /// The name of the line at the median, and of its number.
    var usual: String
    /// Behind the usual value: where half of the days lie.
    var half: @Sendable (_ values: String) -> String
    var before: @Sendable (_ span: String) -> String
    var change: String
    /// The change over a longer range.
    var changeIn: @Sendable (_ span: String) -> String
    /// The people that a table is of.
    var forAge: @Sendable (_ age: String) -> String
    var adults: String
    /// Older adults, by the mean of their ages.
    var older: @Sendable (_ mean: Int) -> String

    /// The ages that a number is of.
    func ages(_ ages: GaitTable.Ages, _ own: String) -> String {
        switch ages {
        case .own: own
        case .adults: adults
        case .older(let mean): older(mean)
        }
    }
    /// Below the chart.
    var basis: @Sendable (_ days: String?, _ stretches: String?, _ source: String?) -> String
    /// A point that is chosen: its time, its value, and what it is made of.
    var point: @Sendable (_ time: String, _ value: String, _ days: String?) -> String
    var weekOf: @Sendable (_ date: String) -> String
    var nothing: String
    /// For a measure of whole days, which needs the steps of minutes.
    var noMinutes: String
    /// The least that a comparison needs.
    var wanted: String
    /// For a measure that needs an age.
    var noAge: String
    var noOtherTable: String
    /// For whoever did not say an age.
    var noAgeForTables: String

    static let en = GaitStrings(
        title: "How you walk", open: "how you walk", measure: "measure", measureBack: "measure before", range: "range",
        rangeBack: "range before", earlier: "earlier", later: "later", compared: "how this was compared", table: "table",
        numbers: "chart", backToNumbers: "numbers", copy: "copy", openMark: "what made it", now: "now", usual: "usual",
        half: { "half of the days \($0)" }, before: { "\($0) ago" },
        change: "change",
        changeIn: { "in \($0)" }, forAge: { "for \($0)" }, adults: "adults",
        older: { "older adults, mean age \($0)" },
        basis: { days, stretches, source in
            "\([stretches, days].compactMap(\.self).joined(separator: " on ")), \(source ?? "all sources")"
        },
        point: { "\($0)   \($1)\($2.map { "   " + $0 } ?? "")" }, weekOf: { "week of \($0)" },
        nothing: "Nothing comparable in this time.", noMinutes: "Not known in this time: no steps by the minute.",
        wanted:
            "Steady walks of five minutes and more are compared, and what a phone or a watch measures by itself. Its export is imported on the first tab. Walks that are typed in are not compared; without a device four metres by the clock tell as much: the first tab, Walk now, Tests.",
        noAge: "Which cadence is brisk depends on the age. Say it in the settings, or look at the brisk minutes of all ages.",
        noOtherTable: "No other table has a number for your age.",
        noAgeForTables: "Tables need an age: say yours in the settings.")

    static let ko = GaitStrings(
        title: "걸음의 질", open: "걸음의 질", measure: "지표", measureBack: "이전 지표", range: "기간", rangeBack: "이전 기간",
        earlier: "이전", later: "다음", compared: "비교한 방법", table: "기준표", numbers: "그래프", backToNumbers: "숫자", copy: "복사",
        openMark: "무엇으로 셈했는지",
        now: "지금", usual: "평소",
        half: { "절반의 날이 \($0)" }, before: { "\($0) 전" }, change: "변화", changeIn: { "\($0) 동안" }, forAge: { "\($0)" },
        adults: "성인", older: { "고령자, 평균 \($0)세" },
        basis: { days, stretches, source in
            [days, stretches.map { "고르게 걸은 \($0)" }, source ?? "모든 출처"].compactMap(\.self).joined(separator: ", ")
        },
        point: { "\($0)   \($1)\($2.map { "   " + $0 } ?? "")" }, weekOf: { "\($0) 주" },
        nothing: "이 기간에는 비교할 기록이 없어요.", noMinutes: "이 기간은 알 수 없어요. 분마다 걸은 기록이 없어요.",
        wanted:
            "5분 이상 고르게 걸은 기록과 휴대폰이나 시계가 스스로 잰 값을 비교해요. 첫 탭에서 기록을 가져올 수 있어요. 직접 적은 산책은 비교하지 않아요. 기기가 없으면 첫 탭의 지금 걷기, 걷기 검사에서 4 m를 걸어 재 보세요.",
        noAge: "어느 빠르기가 빠른 걸음인지는 나이에 따라 달라요. 설정에서 나이를 알려 주시거나 모든 나이의 빠른 걸음 시간을 보세요.",
        noOtherTable: "다른 기준표에는 같은 나이의 값이 없어요.",
        noAgeForTables: "기준표를 보려면 나이가 필요해요. 설정의 내 정보에서 알려 주세요.")
}
