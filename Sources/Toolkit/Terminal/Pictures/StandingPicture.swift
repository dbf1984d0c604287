/// A picture on a canvas, with the cells that it stands for.
///
/// It may be shown as long as those are what the canvas has there: whatever is drawn over them (an alert, a menu, a selection) is seen, and
/// once they are back the picture is, too.
package struct StandingPicture: Equatable, Sendable {
    package let picture: Picture
    package private(set) var rect: Rect
    /// The cells of the rectangle, row by row.
    let cells: [Cell]

    init(_ picture: Picture, in rect: Rect, over cells: [Cell]) {
        (self.picture, self.rect, self.cells) = (picture, rect, cells)
    }

    /// The same one, on rows that were moved down.
    func moved(by rows: Int) -> StandingPicture { StandingPicture(picture, in: rect.offsetBy(x: 0, y: rows), over: cells) }
}
