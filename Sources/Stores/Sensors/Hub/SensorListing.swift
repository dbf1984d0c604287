import LiveWalking

/// The entries of the list of sensors: the remembered ones in their order, then those near, the strongest first.
struct SensorListing {
    let remembered: [RememberedSensor]
    let devices: [BluetoothDevice]
    /// Indicates whether gpsd says places, and whether it runs.
    let hasLocation: Bool
    let hasLocationService: Bool
    /// The addresses of those that were tried, which stay: one that is connected has no signal, nor has it at once afterwards.
    var tried: Set<String> = []

    var entries: [SensorEntry] {
        remembered.map(entry)
            + near.map {
                SensorEntry(SensorRecognition().sensor($0), isRemembered: false, isConnected: $0.isConnected, signal: $0.signal)
            } + location
    }

    private func entry(_ sensor: RememberedSensor) -> SensorEntry {
        if sensor.kind == .location { return SensorEntry(sensor, isRemembered: true, isConnected: hasLocation) }
        let device = devices.filter { $0.address == sensor.address }.max { !$0.isConnected && $1.isConnected }
        return SensorEntry(
            sensor, isRemembered: true, isConnected: device?.isConnected ?? false, signal: device?.signal, battery: device?.battery)
    }

    /// Only what is heard now, or was tried: BlueZ lists whatever was ever connected.
    private var near: [BluetoothDevice] {
        devices.filter { device in
            (device.signal != nil || tried.contains(device.address)) && !remembered.contains { $0.address == device.address }
                && SensorRecognition().kind(of: device) != nil
        }
        .sorted { ($1.signal ?? 0, $0.address) < ($0.signal ?? 0, $1.address) }
    }

    /// gpsd is offered where it runs: whether it has a receiver, and where, is its own business.
    private var location: [SensorEntry] {
        remembered.contains { $0.kind == .location } || !hasLocationService ? [] : [SensorEntry(.location, isRemembered: false)]
    }
}

extension RememberedSensor {
    /// The receiver of satellites, which gpsd has.
    static let location = RememberedSensor(address: SensorAddress.location, kind: .location, title: "GPS")
}
