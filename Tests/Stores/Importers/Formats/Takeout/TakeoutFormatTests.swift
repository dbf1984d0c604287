import Testing
import Walking

@testable import Importers

struct TakeoutFormatTests {
    private func stream(_ name: String) -> String { "{\"Data Source\":\"derived:\(name)\",\"Data Points\":[]}" }

    @Test(arguments: [
        ("com.google.step_count.delta:gms:merge_step_deltas", TakeoutFormat.Kind.merged),
        ("com.google.distance.delta:gms:merge_distance_delta", .merged), ("com.google.step_count.delta:gms:estimated_steps", .stream),
        ("com.google.heart_rate.bpm:gms:merge_heart", .other),
    ])
    func `a stream is told by the name of its source`(_ source: String, _ kind: TakeoutFormat.Kind) {
        #expect(TakeoutFormat.recognise(head(stream(source))) == kind)
        #expect(TakeoutFormat.recognise(head("{\"dataSourceId\":\"derived:\(source)\",\"point\":[]}")) == kind)
    }

    @Test func `a table of quarters has both ends, one of days a date`() {
        #expect(TakeoutFormat.recognise(head("Start time,End time,Move Minutes count,Step count\n")) == .quarters)
        #expect(TakeoutFormat.recognise(head("Date,Calories (kcal),Step count\n")) == .days)
        #expect(TakeoutFormat.recognise(head("Date,Calories (kcal)\n")) == nil)
        #expect(TakeoutFormat.recognise(head("{\"fitnessActivity\":\"walking\"}")) == .session)
    }

    @Test(arguments: [("t/Fit/Activities/w.tcx", false), ("other/w.tcx", true)])
    func `a session gives way to the training file beside it, which has the route`(_ track: String, _ isKept: Bool) {
        var files = ScannedFiles()
        files.add(SourceFile(ordinal: 1, name: "t/Fit/All Sessions/w.json", path: nil), TakeoutFormat.Kind.session, of: "google-fit")
        files.add(SourceFile(ordinal: 2, name: track, path: nil), TrackKind(format: TCXFormat.self), of: "tcx")
        TakeoutFormat.arrange(&files)
        #expect(files.files(TakeoutFormat.Kind.self).isEmpty == !isKept)
    }
}
