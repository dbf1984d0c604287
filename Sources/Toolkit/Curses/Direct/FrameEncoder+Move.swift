import Terminal

nonisolated extension FrameEncoder {
    /// Moves the cursor by the fewest bytes; by an absolute move where it is not certain where it stands.
    ///
    /// - where it stands there already: nothing
    /// - to the right in its row: `CSI n C`, three bytes or four
    /// - to the first column of its row: CR, one byte; of the next row: CR LF, two
    /// - else: `CSI row ; column H`, what is 1 left out
    ///
    /// LF in the bottom row would scroll, but the row below the last one is never a target.
    mutating func move(to target: Point) {
        if let position {
            if position == target { return }
            if position.y == target.y, target.x > position.x {
                buffer.append("\u{1B}[")
                if target.x - position.x > 1 { buffer.append(number: target.x - position.x) }
                buffer.append(0x43)
                self.position = target
                return
            }
            if position.y == target.y, target.x == 0 {
                buffer.append(0x0D)
                self.position = target
                return
            }
            if target.y == position.y + 1, target.x == 0 {
                buffer.append(0x0D)
                buffer.append(0x0A)
                self.position = target
                return
            }
        }
        buffer.append("\u{1B}[")
        if target != .zero {
            if target.y > 0 { buffer.append(number: target.y + 1) }
            if target.x > 0 {
                buffer.append(0x3B)
                buffer.append(number: target.x + 1)
            }
        }
        buffer.append(0x48)
        position = target
    }
}
