import Phrases

/// The words of the zone timeline: home, and periods elsewhere.
struct ZonesStrings: Sendable, Translated {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var question: String
    var aside: String
    var home: String
    var periods: String
    var suggestions: String
    var noPeriods: @Sendable (_ addKey: String?) -> String
    var add: String
    var accept: String
    var delete: String
    var undo: String
    var periodTitle: String
    var periodQuestion: String
    var homeQuestion: String
    var zone: String
    var zoneHelp: String
    var from: String
    var through: String
    var zoneMissing: String
    var wrongZone: @Sendable (_ nearest: String?) -> String
    /// The system has no database of zones.
    var noZones: String
    var reversed: String
    var saved: @Sendable (_ what: String) -> String
    var deleted: @Sendable (_ what: String) -> String
    var redo: String
    var count: @Sendable (_ periods: Int) -> String

    static let en = ZonesStrings(
        row: "Time zones", palette: "time zones, periods", question: "Which time zone are your days in?",
        aside: "A day begins and ends by the clock of the place where you were. All days are counted again when this changes.",
        home: "Home", periods: "Periods elsewhere", suggestions: "Found in your imports",
        noPeriods: { "No periods yet." + ($0.map { " \($0) adds one." } ?? "") },
        add: "new period", accept: "accept", delete: "delete", undo: "undo", periodTitle: "Period", periodQuestion: "When were you where?",
        homeQuestion: "In which zone do you live?", zone: "Zone", zoneHelp: "As in Asia/Seoul or Europe/Paris, or a city: Paris",
        from: "From",
        through: "Through", zoneMissing: "Write a time zone, as in Seoul.",
        wrongZone: { "There is no such zone." + ($0.map { " Do you mean \($0)?" } ?? " Write a large city of it.") },
        noZones: "This computer has no time zones. Install the package tzdata, or write UTC or an offset: GMT+9.",
        reversed: "That is before the first day.", saved: { "Saved: \($0)." },
        deleted: { "Period deleted: \($0)." }, redo: "redo",
        count: { $0 == 0 ? "" : $0 == 1 ? " · 1 period" : " · \($0) periods" })

    static let ko = ZonesStrings(
        row: "시간대", palette: "시간대, 다른 곳에서 지낸 기간", question: "하루를 어느 시간대로 나눌까요?",
        aside: "하루는 그때 있던 곳의 시각에 따라 시작하고 끝나요. 바꾸면 모든 날을 다시 계산해요.",
        home: "사는 곳", periods: "다른 곳에서 지낸 기간", suggestions: "가져온 기록에서 찾았어요",
        noPeriods: { "아직 없어요." + ($0.map { " \($0) 키로 추가해요." } ?? "") },
        add: "추가", accept: "이대로 추가", delete: "지우기", undo: "되돌리기", periodTitle: "지낸 기간", periodQuestion: "언제 어디에 있었나요?",
        homeQuestion: "어느 시간대에 살고 있나요?", zone: "시간대", zoneHelp: "예: Asia/Seoul, Europe/Paris, 서울, 파리", from: "첫날",
        through: "마지막 날", zoneMissing: "시간대를 적어 주세요. 예: 서울",
        wrongZone: { "그런 시간대는 없어요." + ($0.map { " \($0) 시간대인가요?" } ?? " 가까운 큰 도시를 적어 주세요.") },
        noZones: "이 컴퓨터에 시간대 정보가 없어요. tzdata 패키지를 설치하거나, UTC나 GMT+9처럼 적어 주세요.",
        reversed: "첫날보다 빨라요.", saved: { "저장했어요: \($0)." },
        deleted: { "지낸 기간을 지웠어요: \($0)." }, redo: "다시 하기",
        count: { $0 == 0 ? "" : " · 다른 곳 \($0)번" })
}
