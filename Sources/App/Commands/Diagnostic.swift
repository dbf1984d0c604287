/// One thing that `gnd doctor` looked at.
struct Diagnostic: Equatable {
    var isGood: Bool
    var subject: String
    var text: String
}
