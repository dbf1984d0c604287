import Phrases
import Walking

/// The words of the report's screen.
struct ReportStrings: Sendable, Translated {
    var title: String
    var open: String
    var span: String
    var earlier: String
    /// Both directions in one word.
    var turn: String
    var later: String
    var doctor: String
    var save: String
    var loading: String
    var isRunning: String
    var saveTitle: String
    var saveMessage: String
    var formatName: @Sendable (ReportFormat) -> String
    var cancel: String
    var saved: @Sendable (_ path: String) -> String
    var notSaved: String
    var notInDemo: String

    static let en = ReportStrings(
        title: "Report", open: "report", span: "span", earlier: "earlier", turn: "turn", later: "later", doctor: "for a doctor",
        save: "save",
        loading: "Counting …", isRunning: "It has not come yet.", saveTitle: "Save the report",
        saveMessage: "A web page is one file that prints well.",
        formatName: {
            switch $0 {
            case .text: "Text"
            case .markdown: "Text (Markdown)"
            case .html: "Web page"
            case .json: "Data (JSON)"
            case .fhir: "Clinic (FHIR)"
            }
        }, cancel: "Cancel", saved: { "Saved as \($0)" }, notSaved: "The file cannot be written.", notInDemo: "The demo saves nothing.")

    static let ko = ReportStrings(
        title: "보고서", open: "보고서", span: "기간", earlier: "이전", turn: "이동", later: "다음", doctor: "진료용", save: "저장",
        loading: "세는 중 …", isRunning: "아직 오지 않은 기간이에요.", saveTitle: "보고서 저장",
        saveMessage: "웹 페이지는 파일 하나로 저장되고 그대로 인쇄할 수 있어요.",
        formatName: {
            switch $0 {
            case .text: "글"
            case .markdown: "글 (Markdown)"
            case .html: "웹 페이지"
            case .json: "자료 (JSON)"
            case .fhir: "병원 (FHIR)"
            }
        }, cancel: "취소", saved: { "\($0) 파일로 저장했어요" }, notSaved: "파일을 쓸 수 없어요.", notInDemo: "데모에서는 저장하지 않아요.")
}
