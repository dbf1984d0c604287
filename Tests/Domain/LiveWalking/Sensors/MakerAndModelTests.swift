import LiveWalking
import Testing

struct MakerAndModelTests {
    @Test(arguments: [
        ("Pad", "KingSmith", "A1", ["KingSmith", "A1"]), ("Stryd", "Stryd", "Wind", ["Wind"]), ("Polar H10 1234", "Polar", "H10", []),
        ("Mine", "Garmin", "Garmin HRM", ["Garmin HRM"]), ("Box", "", "", []), ("KS-A1", "", "A1", ["A1"]),
    ])
    func `what the title says already is not said again`(_ title: String, _ maker: String, _ model: String, _ parts: [String]) {
        #expect(MakerAndModel(title: title, maker: maker, model: model).parts == parts)
    }
}
