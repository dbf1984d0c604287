/// Small exports in the shape that a phone writes.
enum AppleFixture {
    static let watch =
        "&lt;&lt;HKDevice: 0x1a2b3c&gt;, name:Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:11.3&gt;"

    static func record(
        _ type: String = "StepCount", unit: String = "count", value: String = "100", from: String = "2026-03-27 08:00:00 +0100",
        to: String = "2026-03-27 08:10:00 +0100", source: String = "Kim’s Apple Watch", device: String? = watch, children: String = ""
    ) -> String {
        let device = device.map { " device=\"\($0)\"" } ?? ""
        let head =
            " <Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\" sourceVersion=\"11.3\"\(device) unit=\"\(unit)\""
            + " creationDate=\"2026-03-27 08:11:00 +0100\" startDate=\"\(from)\" endDate=\"\(to)\" value=\"\(value)\""
        return children.isEmpty ? "\(head)/>\n" : "\(head)>\(children)</Record>\n"
    }

    static func document(_ content: String, prologue: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") -> String {
        "\(prologue)<HealthData locale=\"en_DE\">\n <ExportDate value=\"2026-04-01 22:00:00 +0200\"/>\n\(content)</HealthData>\n"
    }
}
