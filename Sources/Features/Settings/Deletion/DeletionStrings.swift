import Phrases

/// The words of the screen that ends an account.
struct DeletionStrings: Sendable, Translated {
    var title: String
    /// The row of the list, and what stands beside it.
    var row: String
    var rowDetail: String
    /// The name by which the palette finds it.
    var palette: String
    var question: @Sendable (_ name: String) -> String
    var whatGoes: String
    /// Beside the form, where there is room: which backups there are, by the folder in which they are made.
    var whatStays: @Sendable (_ folder: String) -> String
    var name: String
    var nameHelp: @Sendable (_ name: String) -> String
    var delete: String
    var deleting: String
    var notTyped: String
    var deleted: @Sendable (_ name: String) -> String

    static let en = DeletionStrings(
        title: "Delete account", row: "Account", rowDetail: "delete it", palette: "delete account",
        question: { "Delete the account \($0)?" },
        whatGoes: "Your walks, days, imports, settings and rooms are deleted for good. Backups keep their copies.",
        whatStays: { "Your backups are in \($0)/backups and wherever you made others. Delete them yourself." },
        name: "Your ID", nameHelp: { "Type \($0) to confirm." },
        delete: "Delete for good", deleting: "Deleting …", notTyped: "Type your ID first.",
        deleted: { "The account \($0) is deleted. Backups keep what they have." })

    static let ko = DeletionStrings(
        title: "계정 삭제", row: "계정", rowDetail: "삭제하기", palette: "계정 삭제", question: { "\($0) 계정을 삭제할까요?" },
        whatGoes: "산책, 날짜별 기록, 가져온 내역, 설정, 들어간 방이 모두 사라지고 되돌릴 수 없어요. 백업에는 그대로 남아요.",
        whatStays: { "\($0)/backups 폴더와 따로 만든 백업은 직접 지워 주세요." },
        name: "내 아이디", nameHelp: { "‘\($0)’\(Particle.being.after($0))고 그대로 적어 주세요." },
        delete: "완전히 삭제", deleting: "삭제하고 있어요 …", notTyped: "먼저 아이디를 적어 주세요.",
        deleted: { "\($0) 계정을 삭제했어요. 백업에는 그대로 남아 있어요." })
}
