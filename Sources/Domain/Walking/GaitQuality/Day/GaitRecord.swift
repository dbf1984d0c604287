/// A figure of a day, as it is kept.
package struct GaitRecord: Hashable, Sendable {
    package let date: CivilDate
    package let figure: GaitFigure<Source>

    package init(date: CivilDate, figure: GaitFigure<Source>) {
        self.date = date
        self.figure = figure
    }

    /// The record as it is compared: without a value where a device measured less than five minutes of walking on that day.
    ///
    /// Some steps across a room say how a room is crossed. Where a device does not say how long it measured, its value stands.
    var compared: GaitRecord {
        guard figure.basis == .measured, figure.value != nil, case .measure(let measure) = figure.quantity, measure.isOfWalking,
            figure.seconds > 0, figure.seconds * 1000 < Double(SteadyStretch.shortest)
        else { return self }
        var left = figure
        left.leftOut.short += figure.stretches
        (left.value, left.stretches, left.seconds) = (nil, 0, 0)
        return GaitRecord(date: date, figure: left)
    }
}
