import LiveWalking

/// The remembered sensor that seems to have changed its address: another one of its name is near, and it is not.
///
/// It is told until it is heard itself, for a search has pauses in which nothing is near.
struct MovedSensor {
    private(set) var sensor: RememberedSensor?

    /// Takes what is near now.
    mutating func look(at list: SensorList) {
        if let missed = list.entries.lazy.compactMap({ list.namesake(of: $0) }).first { return sensor = missed }
        let isStillMissed = list.entries.contains { entry in
            entry.sensor.address == sensor?.address && entry.isRemembered && !entry.isConnected && entry.signal == nil
        }
        if !isStillMissed { sensor = nil }
    }
}
