import Terminal

nonisolated extension FrameEncoder {
    /// Moves the cursor by the fewest bytes; by an absolute move where it is not certain where it stands.
    mutating func move(to target: Point) {
        if let position {
            if position == target { return }
            if position.y == target.y, target.x > position.x {
                bytes.append("\u{1B}[")
                if target.x - position.x > 1 { bytes.appendNumber(target.x - position.x) }
                bytes.append(0x43)
                self.position = target
                return
            }
            if position.y == target.y, target.x == 0 {
                bytes.append(0x0D)
                self.position = target
                return
            }
            if target.y == position.y + 1, target.x == 0 {
                bytes.append(0x0D)
                bytes.append(0x0A)
                self.position = target
                return
            }
        }
        bytes.append("\u{1B}[")
        if target != .zero {
            if target.y > 0 { bytes.appendNumber(target.y + 1) }
            if target.x > 0 {
                bytes.append(0x3B)
                bytes.appendNumber(target.x + 1)
            }
        }
        bytes.append(0x48)
        position = target
    }
}
