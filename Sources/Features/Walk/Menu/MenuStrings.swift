import Phrases

/// The words of the home screen's menu.
struct MenuStrings: Sendable, Translated {
    var title: String
    var walkNow: String
    var newWalk: String
    var year: String
    var goal: String
    var importFiles: String
    var sources: String
    var sensors: String
    var tests: String
    var settings: String

    static let en = MenuStrings(
        title: "Menu", walkNow: "Walk now", newWalk: "New walk", year: "The year", goal: "Goal", importFiles: "Import",
        sources: "Order of sources", sensors: "Sensors", tests: "Tests", settings: "Settings")

    static let ko = MenuStrings(
        title: "메뉴", walkNow: "지금 걷기", newWalk: "새 산책", year: "한 해", goal: "목표", importFiles: "가져오기", sources: "출처 순서",
        sensors: "센서", tests: "걷기 검사", settings: "설정")
}
