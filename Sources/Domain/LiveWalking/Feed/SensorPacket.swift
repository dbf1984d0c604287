/// Bytes as a sensor sent them.
///
/// A session records packets and derives every number from them, so that a better decoder can read old sessions again.
package struct SensorPacket: Hashable, Sendable {
    package var time: SessionTime
    /// The name that the session gave the sensor.
    package var sensor: String
    /// The characteristic in four hexadecimal digits, such as `2acd`, or the whole identifier of one that no standard numbers.
    package var characteristic: String
    package var bytes: [UInt8]

    package init(time: SessionTime, sensor: String, characteristic: String, bytes: [UInt8]) {
        self.time = time
        self.sensor = sensor
        self.characteristic = characteristic
        self.bytes = bytes
    }
}
