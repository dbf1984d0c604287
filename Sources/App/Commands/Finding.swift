/// One thing that `gnd doctor` looked at.
struct Finding: Equatable {
    var isGood: Bool
    var subject: String
    var text: String
}
