import Walking

/// Reads a file into a sink, with a line of progress on a terminal.
struct FileReading {
    let context: CommandContext
    var sports = WalkingSports()

    func callAsFunction(_ path: String, zones: ZoneTimeline, into sink: any SampleSink) async throws(ImportFailure) -> [ImportReport] {
        let reader = context.dependencies.reader().counting(sports)
        guard context.console.showsProgress else {
            return try await reader.read(path, zones: zones, into: sink) { _ in }
        }
        let (updates, feed) = AsyncStream.makeStream(of: ImportProgress.self, bufferingPolicy: .bufferingNewest(1))
        let line = ProgressLine(
            console: context.console, strings: context.strings, phrases: context.phrases, clock: context.dependencies.clock)
        let drawing = Task { for await progress in updates { line.show(progress) } }
        let result: Result<[ImportReport], ImportFailure>
        do throws(ImportFailure) {
            result = .success(try await reader.read(path, zones: zones, into: sink) { feed.yield($0) })
        } catch {
            result = .failure(error)
        }
        feed.finish()
        await drawing.value
        line.clear()
        return try result.get()
    }
}
