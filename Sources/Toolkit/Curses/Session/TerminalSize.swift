import CTerminalSession
import Terminal

/// The size of the terminal: as the kernel says, or where it does not know, as the terminal itself reported among the keys.
struct TerminalSize {
    /// Columns and rows; 80×24 where nobody says.
    private(set) var now = Size(width: 80, height: 24)
    private var told: Size?

    /// Asks the kernel.
    /// - Returns: whether it is another size now.
    mutating func measure() -> Bool {
        var columns: Int32 = 0
        var rows: Int32 = 0
        gnd_session_size(&columns, &rows)
        // A terminal that does not know its size says 0×0.
        let measured = columns > 0 && rows > 0 ? Size(width: Int(columns), height: Int(rows)) : nil
        return become(measured ?? told ?? Size(width: 80, height: 24))
    }

    /// Believes the terminal.
    /// - Returns: whether it is another size now.
    mutating func learn(_ size: Size) -> Bool {
        told = size
        return become(size)
    }

    private mutating func become(_ size: Size) -> Bool {
        defer { now = size }
        return now != size
    }
}
