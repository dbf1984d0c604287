import Walking

/// A report as an HL7 FHIR R4 bundle of observations, by the profiles of the Personal Health Record Format implementation guide.
///
/// The guide (HL7/personal-health-record-format-ig: code system, profiles of activity and mobility) gives a code of its own for every
/// measure, and LOINC where LOINC has one; what has none there is sent with the guide's code alone. The total of a day is LOINC 41950-7, as
/// in the Physical Activity guide. Every observation has a subject; who that is stands within it, without a name, since a report has none.
struct FHIRBundle {
    private let entries: [JSONText]

    private static let guide = "http://hl7.org/fhir/uv/phr"
    private static let loinc = "http://loinc.org"
    private static let units = "http://unitsofmeasure.org"

    init(_ report: Report, profile: Profile?) {
        let person = Self.person(profile)
        var observations: [(date: CivilDate, measure: FHIRMeasure, value: Double)] = []
        let days = Dictionary(report.days.map { ($0.date, $0) }) { first, _ in first }
        let mobility = Dictionary(grouping: report.mobility, by: \.date)
        for date in Set(days.keys).union(mobility.keys).sorted() {
            if let day = days[date] {
                if day.hasSteps { observations.append((date, .steps, Double(day.stepCount))) }
                if day.distance > 0 { observations.append((date, .distance, day.distance)) }
                if let speed = day.speed { observations.append((date, .speed, speed)) }
                if let length = day.stepLength { observations.append((date, .stepLength, length)) }
            }
            for record in mobility[date] ?? [] {
                guard let value = record.figure.value, let measure = FHIRMeasure(record.figure.quantity) else { continue }
                observations.append((date, measure, value))
            }
        }
        entries = observations.map { Self.entry(Self.observation($0.date, $0.measure, $0.value, of: person)) }
    }

    var text: String {
        JSONText.object([("resourceType", .string("Bundle")), ("type", .string("collection")), ("entry", .array(entries))]).text
    }

    /// The walker, who has no name and no birthday here.
    private static func person(_ profile: Profile?) -> JSONText {
        let gender: String? =
            switch profile?.gender {
            case .woman: "female"
            case .man: "male"
            case .other: "other"
            case .unsaid, nil: nil
            }
        var members: [(String, JSONText)] = [("resourceType", .string("Patient")), ("id", .string("walker"))]
        if let gender { members.append(("gender", .string(gender))) }
        return .object(members)
    }

    private static func entry(_ resource: JSONText) -> JSONText {
        .object([("fullUrl", .string(name(of: resource.text))), ("resource", resource)])
    }

    private static func observation(_ date: CivilDate, _ measure: FHIRMeasure, _ value: Double, of person: JSONText) -> JSONText {
        let profile = "\(guide)/StructureDefinition/\(measure.profile)"
        let own = JSONText.object([
            ("system", .string("\(guide)/CodeSystem/observation-pghd-codes")), ("code", .string(measure.code)),
            ("display", .string(measure.display)),
        ])
        let known = measure.loinc.map { loinc in
            JSONText.object([("system", .string(Self.loinc)), ("code", .string(loinc.code)), ("display", .string(loinc.display))])
        }
        let category = JSONText.object([
            ("system", .string("http://terminology.hl7.org/CodeSystem/observation-category")), ("code", .string("activity")),
            ("display", .string("Activity")),
        ])
        return .object([
            ("resourceType", .string("Observation")), ("id", .string("\(date)-\(measure.id)")),
            ("meta", .object([("profile", .array([.string(profile)]))])),
            ("contained", .array([person])), ("status", .string("final")),
            ("category", .array([.object([("coding", .array([category]))])])),
            ("code", .object([("coding", .array([own, known].compactMap(\.self)))])),
            ("subject", .object([("reference", .string("#walker"))])), ("effectiveDateTime", .string(date.description)),
            (
                "valueQuantity",
                .object([
                    ("value", .double(measure.rounded(value))), ("unit", .string(measure.unit.name)), ("system", .string(units)),
                    ("code", .string(measure.unit.code)),
                ])
            ),
        ])
    }

    /// A name made of the content, so that the same report has the same ones: version 8 of RFC 9562.
    private static func name(of content: String) -> String {
        func digits(_ seed: UInt64, _ mark: (UInt64) -> UInt64) -> [Character] {
            let hash = content.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let text = String(mark((hash ^ hash >> 31) &* 0x94D0_49BB_1331_11EB), radix: 16)
            return Array(String(repeating: "0", count: 16 - text.count) + text)
        }
        let all =
            digits(0xCBF2_9CE4_8422_2325) { $0 & ~0xF000 | 0x8000 } + digits(0x9E37_79B9_7F4A_7C15) { $0 & ~(0xC0 << 56) | (0x80 << 56) }
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(all[$0]) }
        return "urn:uuid:" + parts.joined(separator: "-")
    }
}
