import Foundation
import Phrases
import ScreenTesting
import Testing
import Walking

@testable import gnd

@MainActor
struct ReportCommandTests {
    let bench = CommandBench()

    /// Two weeks of walks, a little more in the second; the bench's clock says Saturday, 21 November 2026.
    private func walk() async {
        for ago in 6...19 {
            let date = CivilDate(dayNumber: 20_778 - ago)
            _ = await bench.run("log", "\(date) 07:40 \(50 + (20 - ago) * 2)m \(6000 + (20 - ago) * 150)")
        }
    }

    @Test(arguments: [Language.en, .ko], ReportFormat.allCases)
    func `a week in every form`(_ language: Language, _ format: ReportFormat) async throws {
        await walk()
        let result = await bench.run("report", "--format", format.rawValue, "--lang", language.rawValue)
        #expect(result.status == 0 && result.errors.isEmpty)
        assertText(result.output, in: "Tests/App/Reports/__Snapshots__/week-\(format.rawValue)-\(language.rawValue).txt")
        #expect(await bench.run("report", "--format", format.rawValue, "--lang", language.rawValue) == result)
    }

    @Test(arguments: [Language.en, .ko])
    func `a quarter for a doctor has its definitions with their sources, and no diagnosis`(_ language: Language) async throws {
        await walk()
        let result = await bench.run("report", "--for", "doctor", "--on", "today", "--lang", language.rawValue)
        assertText(result.output, in: "Tests/App/Reports/__Snapshots__/doctor-\(language.rawValue).txt")
        #expect(result.output.contains("PMC3100159") && result.output.contains("Sci Rep 2023;13:5350"))
    }

    @Test(arguments: [(Language.en, "between "), (.ko, "%p 줄었을")])
    func `shares differ by points, and not by a share of a share`(_ language: Language, _ limit: String) async throws {
        let records = (0..<90).map { ago in
            let date = CivilDate(dayNumber: 20_777 - ago)
            let share = 0.28 + Double(ago * 7 % 11) / 500
            return "<Record type=\"HKQuantityTypeIdentifierWalkingDoubleSupportPercentage\" sourceName=\"iPhone\" unit=\"%\" "
                + "startDate=\"\(date) 08:00:00 +0000\" endDate=\"\(date) 08:10:00 +0000\" value=\"\(share)\"/>"
        }
        let export = "<HealthData>\(records.joined())</HealthData>"
        _ = await bench.run("import", try bench.write(export, to: "feet.xml"))
        let text = await bench.run("report", "--for", "doctor", "--on", "today", "--lang", language.rawValue).output
        let line = try #require(text.split(separator: "\n").first { $0.contains("n = ") || $0.hasPrefix("두 발 딛는 시간") })
        #expect(line.contains(limit), "\(line)")
        #expect(!line.contains("+1%") && !line.contains("−1%"), "\(line)")
        for sign in ["±", "[", "to +", "+0.0", "−0.0"] { #expect(!line.contains(sign), "\(line)") }
    }

    @Test(
        arguments: [
            (Language.en, 0.9, "is told when 5 weeks in a row show it"), (.ko, 0.9, "5주 연속으로 보일 때 알려 드려요"),
            (.en, 1.2, "a real change in 3 months"),
            (.ko, 1.2, "3개월 동안 실제로"),
        ])
    func `a change is told where the weeks agree on it, and before that it is called neither real nor none`(
        _ language: Language, _ rise: Double, _ words: String
    ) async throws {
        try await measureSteps(rise: rise)
        let text = await bench.run("report", "--for", "doctor", "--on", "today", "--lang", language.rawValue).output
        #expect(text.contains(words), "\(text)")
    }

    @Test func `walks of which only the time is known are in every report of the shell`() async {
        _ = await bench.run("log", "30m mall")
        _ = await bench.run("log", "2026-11-19 09:00 45m mall")
        for words in [
            ["report", "--week", "--on", "today"], ["report", "--month", "--on", "today", "--for", "doctor"], ["year", "2026"],
        ] {
            let text = await bench.run(words).output
            #expect(text.contains("2, 1 h 15 min in all"), "\(words)")
            #expect(!text.contains("no data"), "\(words)")
        }
        #expect(await bench.run("days").output.contains("45 min, no steps known"))
        #expect(await bench.run("days", "--json").output.contains("walkedMinutes"))
        #expect(await bench.run("today").output.contains("75 of 150 min this week"))
        #expect(await bench.run("prompt").output == "75/150m\n")
    }

    @Test(arguments: ReportFormat.allCases)
    func `brisk minutes of records without minutes are nowhere said to be none`(_ format: ReportFormat) async throws {
        let records = (6...12).map { ago in
            let date = CivilDate(dayNumber: 20_778 - ago)
            return "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Phone\" unit=\"count\" "
                + "startDate=\"\(date) 10:00:00 +0000\" endDate=\"\(date) 11:00:00 +0000\" value=\"3000\"/>"
        }
        _ = await bench.run("import", try bench.write("<HealthData>\(records.joined())</HealthData>", to: "hours.xml"))
        let text = await bench.run("report", "--format", format.rawValue).output
        switch format {
        case .json:
            #expect(text.contains("\"briskMinutes\":null,\"briskDays\":0") && !text.contains("\"measure\":\"brisk\""), "\(text)")
        case .fhir: #expect(!text.lowercased().contains("brisk") && text.contains("3000"), "\(text)")
        case .text, .markdown, .html: #expect(text.contains("not known: no steps by the minute"), "\(text)")
        }
        #expect(await bench.run("export", "--format", "csv").output.contains(",3000,7000,,,,,,Phone 3000"))
    }

    @Test func `brisk minutes of a few days of a month are those of the days and no week's`() async {
        for day in 2...6 { _ = await bench.run("log", "2026-11-0\(day) 07:40 30m 3600") }
        let text = await bench.run("report", "--month", "--on", "today").output
        #expect(text.contains("on 5 days (WHO: 150–300 a week)"))
    }

    @Test func `a week takes about twenty lines of eighty columns`() async {
        await walk()
        let count = lines(of: await bench.run("report").output)
        #expect((18...22).contains(count))
    }

    private func lines(of text: String) -> Int { text.count { $0 == "\n" } }

    /// Ninety days up to yesterday on which a phone measured the step length, longer by so many centimetres at their end.
    private func measureSteps(rise: Double) async throws {
        let records = (0..<90).map { ago in
            let date = CivilDate(dayNumber: 20_777 - ago)
            let centimetres = 62 - Double(ago) / 89 * rise + Double(ago * 7 % 11 - 5) / 8
            return "<Record type=\"HKQuantityTypeIdentifierWalkingStepLength\" sourceName=\"iPhone\" unit=\"cm\" "
                + "startDate=\"\(date) 08:00:00 +0000\" endDate=\"\(date) 08:10:00 +0000\" value=\"\(centimetres)\"/>"
        }
        _ = await bench.run("import", try bench.write("<HealthData>\(records.joined())</HealthData>", to: "steps.xml"))
    }

    /// Ninety days up to yesterday on which a phone measured the speed, faster by so many metres a second at their end.
    /// - Parameter wobble: how far weeks differ without any change.
    private func measureSpeed(rise: Double, wobble: Double) async throws {
        let records = (0..<90).map { ago in
            let date = CivilDate(dayNumber: 20_777 - ago)
            let speed = 1.2 - Double(ago) / 89 * rise + Double(ago * 7 % 11 - 5) / 800 + Double(ago / 7 * 5 % 7 - 3) * wobble
            return "<Record type=\"HKQuantityTypeIdentifierWalkingSpeed\" sourceName=\"iPhone\" unit=\"m/s\" "
                + "startDate=\"\(date) 08:00:00 +0000\" endDate=\"\(date) 08:10:00 +0000\" value=\"\(speed)\"/>"
        }
        _ = await bench.run("import", try bench.write("<HealthData>\(records.joined())</HealthData>", to: "speeds.xml"))
    }

    @Test(
        arguments: [
            (Language.en, "real", 0.3, 0.0, "a real change in"), (.ko, "real", 0.3, 0.0, "실제로"),
            (.en, "none", 0.0, 0.0, "no real change in"), (.ko, "none", 0.0, 0.0, "실제로 달라지지 않았어요"),
            (.en, "unknown", 0.0, 0.05, "not known yet"), (.ko, "unknown", 0.0, 0.05, "아직 알 수 없어요"),
        ])
    func `a change of gait that is told, that there was not, and of which nothing is known yet`(
        _ language: Language, _ change: String, _ rise: Double, _ wobble: Double, _ words: String
    ) async throws {
        await walk()
        try await measureSpeed(rise: rise, wobble: wobble)
        let week = await bench.run("report", "--lang", language.rawValue).output
        assertText(week, in: "Tests/App/Reports/__Snapshots__/week-change-\(change)-\(language.rawValue).txt")
        #expect((18...22).contains(lines(of: week)), "\(week)")
        let doctor = await bench.run("report", "--for", "doctor", "--on", "today", "--lang", language.rawValue).output
        assertText(doctor, in: "Tests/App/Reports/__Snapshots__/doctor-change-\(change)-\(language.rawValue).txt")
        #expect(doctor.contains(words), "\(doctor)")
    }

    @Test(arguments: ["--week", "--month", "--quarter", "--year"])
    func `a journal without a day has a report that says so`(_ span: String) async {
        let result = await bench.run("report", span)
        #expect(result.status == 0)
        #expect(result.output.contains("no data in this time"))
    }

    @Test func `a web page is one file without a script or anything from elsewhere, whatever a device is called`() async throws {
        let name = "<script>alert(1)</script>&amp;\"'"
        let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;").replacing(
            "'", with: "&apos;")
        let export = AppleExport.export(
            (0..<4).map { day in
                AppleExport.record(escaped, "2026-11-1\(day) 08:00:00 +0900", "2026-11-1\(day) 08:30:00 +0900", 4000 + day)
            })
        _ = await bench.run("import", try bench.write(export, to: "odd.xml"))
        let html = await bench.run("report", "--on", "2026-11-12", "--for", "doctor", "--quarter", "--format", "html").output
        #expect(!html.contains("<script"))
        #expect(html.contains("&lt;script&gt;"))
        for reference in ["src=", "href=", "url(", "@import", "javascript:"] { #expect(!html.contains(reference)) }
        #expect(html.contains("@media print") && html.contains("@page { size: A4"))
        let markdown = await bench.run("report", "--on", "2026-11-12", "--for", "doctor", "--quarter", "--format", "markdown").output
        #expect(!markdown.replacing("\\<", with: "").contains("<script"))
    }

    @Test func `the bars of a web page have their colours without its style, as what prints them may want`() async {
        await walk()
        let html = await bench.run("report", "--format", "html").output
        let bars = html.split(separator: "\n").filter { $0.hasPrefix("<rect") }
        #expect(bars.count == 7 && bars.allSatisfy { $0.contains("fill=\"#") })
    }

    @Test(arguments: [(Language.en, "print it in a browser"), (.ko, "브라우저에서 PDF로 인쇄")])
    func `who asks for a PDF is told the way to one`(_ language: Language, _ words: String) async {
        let result = await bench.run("report", "--format", "pdf", "--lang", language.rawValue)
        #expect(result.status == 2 && result.errors.contains(words) && result.errors.contains("--format html"))
    }

    /// All codes of the guide's value set of mobility that are numbers (`observation-mobility-codes`).
    @Test func `a FHIR bundle has every measure of mobility, in the guide's profile, and of a subject`() async throws {
        let measured: [(String, String, String, String, Double)] = [
            ("WalkingSpeed", "m/s", "1.2", "walkingSpeed", 1.2), ("WalkingStepLength", "cm", "62", "walkingStepLength", 0.62),
            ("WalkingDoubleSupportPercentage", "%", "0.285", "walkingDoubleSupportPercentage", 28.5),
            ("WalkingAsymmetryPercentage", "%", "0.02", "walkingAsymmetryPercentage", 2),
            ("AppleWalkingSteadiness", "%", "0.86", "appleWalkingSteadiness", 86),
            ("SixMinuteWalkTestDistance", "m", "498", "sixMinuteWalkTestDistance", 498),
            ("StairAscentSpeed", "m/s", "0.42", "stairAscentSpeed", 0.42), ("StairDescentSpeed", "m/s", "0.46", "stairDescentSpeed", 0.46),
        ]
        let records = measured.map { type, unit, value, _, _ in
            "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"iPhone\" unit=\"\(unit)\" "
                + "startDate=\"2026-11-11 08:00:00 +0900\" endDate=\"2026-11-11 08:10:00 +0900\" value=\"\(value)\"/>"
        }
        _ = await bench.run("import", try bench.write("<HealthData>\(records.joined())</HealthData>", to: "gait.xml"))
        let text = await bench.run("report", "--format", "fhir").output
        let bundle = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entries = try #require(bundle["entry"] as? [[String: Any]])
        var values: [String: Double] = [:]
        var names: Set<String> = []
        for entry in entries {
            let resource = try #require(entry["resource"] as? [String: Any])
            let person = try #require((resource["contained"] as? [[String: Any]])?.first)
            #expect(person["resourceType"] as? String == "Patient")
            #expect((resource["subject"] as? [String: String])?["reference"] == "#" + (person["id"] as? String ?? ""))
            let profile = try #require(((resource["meta"] as? [String: Any])?["profile"] as? [String])?.first)
            #expect(profile == "http://hl7.org/fhir/uv/phr/StructureDefinition/pghd-mobility")
            let coding = try #require(((resource["code"] as? [String: Any])?["coding"] as? [[String: String]])?.first)
            let quantity = try #require(resource["valueQuantity"] as? [String: Any])
            values[try #require(coding["code"])] = (quantity["value"] as? NSNumber)?.doubleValue
            names.insert(try #require(entry["fullUrl"] as? String))
        }
        #expect(values == Dictionary(uniqueKeysWithValues: measured.map { ($0.3, $0.4) }))
        #expect(names.count == measured.count && names.allSatisfy { UUID(uuidString: String($0.dropFirst("urn:uuid:".count))) != nil })
        #expect(text.contains("\"64098-7\""))
    }

    @Test func `a FHIR bundle is observations with the codes of the guide`() async throws {
        await walk()
        let text = await bench.run("report", "--format", "fhir").output
        let bundle = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entries = try #require(bundle["entry"] as? [[String: Any]])
        #expect(bundle["resourceType"] as? String == "Bundle" && entries.count >= 7)
        var ids: Set<String> = []
        for entry in entries {
            let resource = try #require(entry["resource"] as? [String: Any])
            #expect(resource["resourceType"] as? String == "Observation" && resource["status"] as? String == "final")
            let quantity = try #require(resource["valueQuantity"] as? [String: Any])
            #expect(quantity["system"] as? String == "http://unitsofmeasure.org" && quantity["value"] is NSNumber)
            ids.insert(try #require(resource["id"] as? String))
        }
        #expect(ids.count == entries.count)
        #expect(text.contains("\"41950-7\"") && text.contains("\"stepCount\""))
    }

    @Test(arguments: [(Language.en, "2030-01-01 is still to come"), (.ko, "아직 오지 않은 날")])
    func `a report of days that have not come is refused, and one of a week that goes on is not`(
        _ language: Language, _ words: String
    ) async {
        let ahead = await bench.run("report", "--week", "--on", "2030-01-01", "--lang", language.rawValue)
        #expect(ahead.status == 1 && ahead.errors.contains(words) && ahead.output.isEmpty)
        #expect(await bench.run("report", "--week", "--on", "2026-11-22").status == 0)
    }

    @Test(
        arguments: [
            ["report", "--week", "--month"], ["report", "--format", "csv"], ["export", "--format", "html"], ["report", "--for", "30m"],
            ["walk", "--for", "doctor"], ["report", "week"],
        ])
    func `what makes no sense is refused`(_ words: [String]) async {
        #expect(await bench.run(words).status == 2)
    }
}
