extension Source {
    /// The source of what a Training Center file tells before it names its device, which it does at the end of an activity.
    package static let namelessTCX = Source(name: "TCX", kind: .workout)
}

/// The first part of a walk, as a file tells it that breaks off in the middle.
extension Walk {
    /// The time after the beginning of a walk within which its first part begins: a file that ends properly names the moment of the key,
    /// and one that breaks off has its first point alone.
    package static let latestBeginning = Duration.seconds(60)

    /// Returns whether it tells no more than the beginning of another walk of the same source.
    package func isPart(of whole: Walk) -> Bool {
        guard source == whole.source || source == .namelessTCX, start >= whole.start, start - whole.start < Self.latestBeginning,
            end <= whole.end
        else { return false }
        return id != whole.id || duration < whole.duration
    }
}
