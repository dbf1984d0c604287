import Glibc
import Walking

/// The sound of a beat, frame by frame.
///
/// Beats are placed by counting frames: whatever plays them keeps the time, and no timer does. Another tempo holds from the next beat on.
struct ClickTrack {
    /// Frames a second.
    static let rate = 48_000

    private let accent = Click(hertz: 1500, loudness: 0.6, rate: rate)
    private let plain = Click(hertz: 1000, loudness: 0.35, rate: rate)
    private var nextBeat = 0.0
    private var position = 0
    private var beats = 0
    private var click: (frames: [Int16], place: Int) = ([], 0)

    /// The next frames.
    /// - Parameter cadence: beats a minute.
    mutating func frames(_ count: Int, cadence: Double) -> [Int16] {
        (0..<count).map { _ in frame(cadence) }
    }

    private mutating func frame(_ cadence: Double) -> Int16 {
        if position >= Int(clamping: nextBeat, .down) {
            click = (beats.isMultiple(of: 2) ? accent.frames : plain.frames, 0)
            beats += 1
            nextBeat += 60 * Double(Self.rate) / cadence
        }
        position += 1
        guard click.place < click.frames.count else { return 0 }
        defer { click.place += 1 }
        return click.frames[click.place]
    }
}

/// One click: a tone that dies away within 30 milliseconds.
struct Click {
    let frames: [Int16]

    /// - Parameters:
    ///   - loudness: 0 to 1.
    ///   - rate: frames a second.
    init(hertz: Double, loudness: Double, rate: Int) {
        let count = rate * 30 / 1000
        frames = (0..<count).map { frame in
            let seconds = Double(frame) / Double(rate)
            // It ends at nothing, so that the end is not heard.
            let fading = exp(-seconds * 150) * (1 - Double(frame) / Double(count))
            return Int16(clamping: Int(clamping: cos(2 * .pi * hertz * seconds) * fading * loudness * Double(Int16.max)))
        }
    }
}
