import Testing

@testable import Importers

struct FitbitFormatTests {
    @Test func `a table is told by its columns, in any order and case`() {
        #expect(FitbitFormat.recognise(head("Data Source,STEPS,Timestamp\n")) == .table)
        #expect(FitbitFormat.recognise(head("timestamp,distance\n")) == .table)
        #expect(FitbitFormat.recognise(head("exercise_id,activity_name,exercise_start\n")) == .exerciseTable)
        #expect(FitbitFormat.recognise(head("timestamp,calories\n")) == nil)
    }

    @Test func `a document is told by its members`() {
        #expect(FitbitFormat.recognise(head("{\"activities-steps\":[]}")) == .days)
        #expect(FitbitFormat.recognise(head("[{\"logId\":1,\"activityParentName\":\"Walk\"}]")) == .exercises)
        #expect(FitbitFormat.recognise(head("[{\"logId\":1}]")) == nil)
    }

    @Test(arguments: [
        ("steps-2026-03-27.json", "1", FitbitFormat.Kind.minutes), ("distance-2026-03-27.json", "1", .minutes),
        ("altitude-2026-03-27.json", "1", .other), ("renamed.json", "1", .nameless), ("renamed.json", "{\"bpm\":70}", .other),
    ])
    func `moments are told by the name of their file`(_ name: String, _ value: String, _ kind: FitbitFormat.Kind) {
        #expect(FitbitFormat.recognise(head("[{\"dateTime\":\"03/27/26 07:00:00\",\"value\":\(value)}]", named: "a/\(name)")) == kind)
    }
}
