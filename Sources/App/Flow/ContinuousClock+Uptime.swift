extension ContinuousClock {
    /// The time since now, by a clock that never goes back.
    @MainActor static func uptime() -> @MainActor () -> Duration {
        let start = ContinuousClock.now
        return { start.duration(to: .now) }
    }
}
