import LiveWalking

/// Says of a device what kind of sensor it seems to be, before it was ever connected.
///
/// Many pads and bands do not advertise what they are, so that their names help; what they turn out to have decides.
struct SensorRecognition {
    private static let padNames = [
        "WALKINGPAD", "R1 PRO", "KINGSMITH", "KS-BLC", "KS-BLR", "KS-ST-A1P", "KS-SC-", "KS-F0", "KS-HD-", "KS-AP-", "KS-NG-", "KS-ESP-",
        "KS-MC", "URTM",
    ]
    private static let heartNames = ["MI BAND", "MI SMART BAND", "AMAZFIT"]

    /// Returns what would be remembered of a device.
    func sensor(_ device: BluetoothDevice) -> RememberedSensor {
        let name = SensorLines.clean(device.name)
        var sensor = RememberedSensor(
            address: device.address, kind: kind(of: device) ?? .unknown, title: name.isEmpty ? device.address : name)
        sensor.name = name
        return sensor
    }

    /// Returns nil where it is something else: a phone, a keyboard, a beacon without a name.
    func kind(of device: BluetoothDevice) -> RememberedSensor.Kind? {
        let name = device.name.uppercased()
        if isTreadmill(device) || Self.padNames.contains(where: name.hasPrefix) { return .treadmill }
        if device.services.contains("1814") { return .pod }
        if device.services.contains("180d") || Self.heartNames.contains(where: name.hasPrefix) { return .heart }
        return device.name.isEmpty || device.icon != nil ? nil : .unknown
    }

    /// Looks at the service data of a fitness machine: a byte, then the type of machine, of which bit 0 is a treadmill.
    ///
    /// Some send the type reversed or in one byte, so that both are looked at; without it, any fitness machine may be one.
    private func isTreadmill(_ device: BluetoothDevice) -> Bool {
        guard let data = device.serviceData["1826"], data.count > 1 else { return device.services.contains("1826") }
        return data.dropFirst().reduce(0, |) & 1 != 0
    }
}
