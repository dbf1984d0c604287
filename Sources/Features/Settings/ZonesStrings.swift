/// The words of the zone timeline: home, and stays elsewhere.
struct ZonesStrings: Sendable {
    var row: String
    var question: String
    var aside: String
    var home: String
    var stays: String
    var suggestions: String
    var noStays: @Sendable (_ addKey: String?) -> String
    var add: String
    var accept: String
    var delete: String
    var undo: String
    var stayTitle: String
    var stayQuestion: String
    var homeQuestion: String
    var zone: String
    var zoneHelp: String
    var from: String
    var through: String
    var wrongZone: String
    var reversed: String
    var saved: @Sendable (_ what: String) -> String
    var deleted: @Sendable (_ what: String) -> String
    var redo: String
    var count: @Sendable (_ stays: Int) -> String

    static let en = ZonesStrings(
        row: "Time zones", question: "Which time zone are your days in?",
        aside: "A day begins and ends by the clock of the place where you were. All days are counted anew when this changes.",
        home: "Home", stays: "Stays elsewhere", suggestions: "Your imports tell of these",
        noStays: { "No stays yet." + ($0.map { " \($0) adds one." } ?? "") },
        add: "new stay", accept: "accept", delete: "delete", undo: "undo", stayTitle: "Stay", stayQuestion: "When were you where?",
        homeQuestion: "In which zone do you live?", zone: "Zone", zoneHelp: "As in Asia/Seoul or Europe/Paris", from: "From",
        through: "Through", wrongZone: "There is no such zone.", reversed: "That is before the arrival.", saved: { "Saved: \($0)." },
        deleted: { "Stay deleted: \($0)." }, redo: "redo",
        count: { $0 == 0 ? "" : $0 == 1 ? " · 1 stay" : " · \($0) stays" })

    static let ko = ZonesStrings(
        row: "시간대", question: "어느 시간대의 하루로 셀까요?",
        aside: "하루는 그때 있던 곳의 시계로 시작하고 끝나요. 바꾸면 모든 날을 다시 세요.",
        home: "사는 곳", stays: "다른 곳에 머문 때", suggestions: "가져온 기록에서 찾았어요",
        noStays: { "다른 곳에 머문 때가 없어요." + ($0.map { " \($0) 키로 추가해요." } ?? "") },
        add: "추가", accept: "받아들이기", delete: "지우기", undo: "되돌리기", stayTitle: "머문 때", stayQuestion: "언제 어디에 있었나요?",
        homeQuestion: "어느 시간대에 살고 있나요?", zone: "시간대", zoneHelp: "예: Asia/Seoul, Europe/Paris", from: "첫날",
        through: "마지막 날", wrongZone: "그런 시간대는 없어요.", reversed: "도착한 날보다 앞이에요.", saved: { "저장했어요: \($0)." },
        deleted: { "머문 때를 지웠어요: \($0)." }, redo: "다시 하기",
        count: { $0 == 0 ? "" : " · 다른 곳 \($0)번" })
}
