import Phrases

/// The words of the places of which nothing leaves the program.
struct PrivacyStrings: Sendable, Translated {
    var row: String
    /// The names by which the palette finds it.
    var palette: String
    var question: String
    var aside: String
    var none: @Sendable (_ addKey: String?) -> String
    var add: String
    var delete: String
    var undo: String
    var redo: String
    var placeTitle: String
    var placeQuestion: String
    var placeAside: String
    var name: String
    var home: String
    var place: String
    /// The place at which the most walks begin or end.
    var usual: @Sendable (_ count: Int, _ walks: Int) -> String
    var start: @Sendable (_ walk: String) -> String
    var end: @Sendable (_ walk: String) -> String
    var typed: String
    var coordinates: String
    var radius: String
    var wrongName: String
    var wrongPlace: String
    var wrongRadius: @Sendable (_ least: String, _ most: String) -> String
    var saved: @Sendable (_ name: String) -> String
    var deleted: @Sendable (_ name: String) -> String
    var count: @Sendable (_ places: Int) -> String

    static let en = PrivacyStrings(
        row: "Privacy", palette: "privacy, private places, home",
        question: "Which places should nobody learn from your routes?",
        aside: "What leaves GND (exports, GPX, cleaned recordings, --record) is cut there. Your journal and its backups keep all.",
        none: { "No private place yet." + ($0.map { " \($0) adds one." } ?? "") },
        add: "new place", delete: "delete", undo: "undo", redo: "redo", placeTitle: "Private place",
        placeQuestion: "Round which place should nothing leave?",
        placeAside: "The circle’s middle is moved at random, once; the place itself is not kept.",
        name: "Name", home: "Home", place: "Place", usual: { "Where \($0) of your last \($1) walks begin or end" },
        start: { "Start of \($0)" }, end: { "End of \($0)" }, typed: "Coordinates", coordinates: "Coordinates", radius: "Radius",
        wrongName: "Give it a name of 30 letters at most.", wrongPlace: "Write it as a map copies it: 37.5665, 126.9780",
        wrongRadius: { "From \($0) to \($1)." }, saved: { "Private from now on: \($0)." }, deleted: { "No longer private: \($0)." },
        count: { $0 == 0 ? "no place" : $0 == 1 ? "1 place" : "\($0) places" })

    static let ko = PrivacyStrings(
        row: "개인 구역", palette: "개인 구역, 집, 위치 숨기기",
        question: "경로에서 어디를 숨길까요?",
        aside: "내보내기, GPX, 정리한 녹화, --record처럼 밖으로 나가는 것은 그곳에서 잘라요. 기록과 백업에는 모두 남아요.",
        none: { "아직 없어요." + ($0.map { " \($0) 키로 추가해요." } ?? "") },
        add: "추가", delete: "지우기", undo: "되돌리기", redo: "다시 하기", placeTitle: "숨길 곳",
        placeQuestion: "어디 주변을 숨길까요?",
        placeAside: "원의 중심은 처음 한 번 무작위로 옮기고, 그곳 위치는 저장하지 않아요.",
        name: "이름", home: "집", place: "위치", usual: { "최근 산책 \($1)회 중 \($0)회가 시작하거나 끝난 곳" },
        start: { "\($0) 출발지" }, end: { "\($0) 도착지" }, typed: "좌표", coordinates: "좌표", radius: "반지름",
        wrongName: "이름을 30자 안으로 적어 주세요.", wrongPlace: "지도에서 복사한 그대로 적어 주세요: 37.5665, 126.9780",
        wrongRadius: { "\($0)부터 \($1)까지예요." }, saved: { "이제 숨겨요: \($0)." }, deleted: { "이제 숨기지 않아요: \($0)." },
        count: { $0 == 0 ? "없음" : "\($0)곳" })
}
