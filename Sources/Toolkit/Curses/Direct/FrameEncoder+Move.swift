import Terminal

nonisolated extension FrameEncoder {
    /// Moves the cursor by the fewest bytes; by an absolute move where it is not certain where it stands.
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
