import Terminal

nonisolated extension FrameEncoder {
    /// Lets the terminal move rows: margins around them, then line feeds at the bottom or reverse ones at the top, which every
    /// terminal since the VT100 knows.
    ///
    /// The style is set to the plain one before, since rows that come in take the background that is set. Setting margins moves
    /// the cursor, so its place is given up each time; at the end the margins are the whole screen again.
    mutating func perform(_ move: RowMove) {
        let region = move.region
        change(to: StyleEncoder.place(of: .plain))
        buffer.append("\u{1B}[")
        buffer.append(number: region.lowerBound + 1)
        buffer.append(0x3B)
        buffer.append(number: region.upperBound)
        buffer.append(0x72)
        position = nil
        if move.distance > 0 {
            self.move(to: Point(x: 0, y: region.upperBound - 1))
            for _ in 0..<move.distance { buffer.append(0x0A) }
        } else {
            self.move(to: Point(x: 0, y: region.lowerBound))
            for _ in 0..<(-move.distance) { buffer.append("\u{1B}M") }
        }
        buffer.append("\u{1B}[r")
        position = nil
        shown.scroll(region, by: move.distance)
    }
}
