/// The inspector's own words.
public nonisolated struct InspectorText: Sendable, Hashable {
    /// The key command that opens it.
    public var command: String
    /// Operations that wait for their turn or for a guard.
    public var waiting: String
    /// Tasks for a screen that is not on top yet.
    public var postTasks: String
    /// Screens that left and are still there.
    public var leaked: String
    /// Misuse that was reported.
    public var reports: String
    /// The title of the last events.
    public var events: String
    /// Stands above what a screen presents.
    public var presents: String

    /// English.
    public static let en = InspectorText(
        command: "inspector", waiting: "waiting", postTasks: "post-tasks", leaked: "leaked", reports: "reports", events: "last events",
        presents: "presents")

    /// Korean.
    public static let ko = InspectorText(
        command: "검사기", waiting: "기다리는 작업", postTasks: "나중에 할 작업", leaked: "남아 있는 화면", reports: "보고", events: "최근에 일어난 일",
        presents: "위에 띄운 화면")
}
