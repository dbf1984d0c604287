import Walking

/// The range in which a change may truly lie, in words that need no statistics.
extension Phrases {
    /// The interval of a change of gait: `between no change and 3.5 points more`.
    ///
    /// English follows a verb (`is most likely …`) and Korean is a sentence. Nil where both ends read as none, which is said already.
    package func changeRange(_ interval: ClosedRange<Double>, of measure: GaitMeasure) -> String? {
        let (nothing, isSpeed) = (amount(0, of: measure), measure == .speed)
        let (least, most) = (amount(interval.lowerBound, of: measure), amount(interval.upperBound, of: measure))
        switch (interval.lowerBound < 0, interval.upperBound < 0) {
        case _ where least == nothing && most == nothing: return nil
        // A change that is none to the eye alone is one all the same.
        case (false, _) where least == nothing && interval.lowerBound > 0: return upTo(most, "more", stem(1, isSpeed))
        case (true, true) where most == nothing: return upTo(least, "less", stem(-1, isSpeed))
        case (_, false) where least == nothing: return self(en: "between no change and \(most) more", ko: unlessSame(most, isSpeed, 1))
        case (true, _) where most == nothing: return self(en: "between \(least) less and no change", ko: unlessSame(least, isSpeed, -1))
        case (true, false):
            return self(
                en: "between \(least) less and \(most) more",
                ko: "많게는 \(least) \(stem(-1, isSpeed))을 수도, \(most) \(stem(1, isSpeed))을 수도 있어요")
        case (false, _): return oneWay(least, most, "more", stem(1, isSpeed))
        case (true, true): return oneWay(most, least, "less", stem(-1, isSpeed))
        }
    }

    private func unlessSame(_ most: String, _ isSpeed: Bool, _ rise: Double) -> String {
        "그대로이거나, 많게는 \(most) \(stem(rise, isSpeed))을 수 있어요"
    }

    private func upTo(_ most: String, _ side: String, _ stem: Substring) -> String {
        self(en: "up to \(most) \(side)", ko: "많게는 \(most) \(stem)을 수 있어요")
    }

    /// Both ends on one side of none, the smaller one first.
    private func oneWay(_ small: String, _ large: String, _ side: String, _ stem: Substring) -> String {
        guard small != large else { return self(en: "\(large) \(side)", ko: "\(large)쯤 \(stem)을 수 있어요") }
        return self(en: "between \(small) and \(large) \(side)", ko: "적게는 \(small), 많게는 \(large) \(stem)을 수 있어요")
    }

    /// `늘었`, `느려졌`: the Korean verb of a change without its end.
    private func stem(_ rise: Double, _ isSpeed: Bool) -> Substring { Self.korean(rise: rise, isSpeed: isSpeed).dropLast(2) }
}
