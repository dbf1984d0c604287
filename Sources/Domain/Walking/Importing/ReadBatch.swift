/// The samples and walks that a reader hands over at a time, with the files that it comes from.
package struct ReadBatch: Sendable {
    package var samples: [Sample]
    package var walks: [Walk]
    package var sampleFiles: RecordFiles
    package var walkFiles: RecordFiles
    /// The records that the reader left out, as far as it knows when they were.
    package var leftOut: [QuarantinedRecord]
    /// Indicates whether a file that it comes from broke off, so that its walks may be the first parts of walks.
    package var isBrokenOff: Bool

    package init(
        _ samples: [Sample], walks: [Walk], sampleFiles: RecordFiles = RecordFiles(), walkFiles: RecordFiles = RecordFiles(),
        leftOut: [QuarantinedRecord] = [], isBrokenOff: Bool = false
    ) {
        self.samples = samples
        self.walks = walks
        self.sampleFiles = sampleFiles
        self.walkFiles = walkFiles
        self.leftOut = leftOut
        self.isBrokenOff = isBrokenOff
    }
}
