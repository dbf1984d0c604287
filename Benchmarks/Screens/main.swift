import Journal
import Walking

// The figures of charts and lists over ten years of single minutes: `screen-bench FOLDER` makes the journal there, where it is missing.
let folder = CommandLine.arguments.dropFirst().first ?? "."
let journal = try await TenYears(path: "\(folder)/ten-years.db").journal()
try await ScreenFigures(journal: journal).printAll()
