/// A number of steps as people type it: `3900`, `3,900`, `3 900`.
struct TypedSteps: Equatable {
    var count: Int

    /// Nil for anything that is no number of steps.
    init?(_ text: String) {
        let digits = text.filter { $0 != "," && $0 != "." && !$0.isWhitespace }
        guard !digits.isEmpty, digits.count <= 7, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(digits) else {
            return nil
        }
        self.count = count
    }
}
