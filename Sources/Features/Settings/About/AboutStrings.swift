import Phrases

/// The words of the screen about the program.
struct AboutStrings: Sendable, Translated {
    var title: String
    /// The name by which the palette finds it.
    var palette: String
    var version: String
    var dataFolder: String
    var text: String

    static let en = AboutStrings(
        title: "About GND", palette: "about GND", version: "Version", dataFolder: "Data",
        text: "A walking journal for the terminal. It works without a network, and what you log stays on this machine.")

    static let ko = AboutStrings(
        title: "GND 정보", palette: "GND 정보", version: "버전", dataFolder: "데이터",
        text: "터미널에서 쓰는 걷기 일기예요. 인터넷 없이도 쓸 수 있고, 기록은 이 컴퓨터에만 남아요.")
}
