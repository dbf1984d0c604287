/// Where a track was at a moment.
struct Fix {
    /// Seconds since 1970; nil where the file has no time for it.
    var time: Double?
    var latitude: Double
    var longitude: Double

    func metres(to other: Fix) -> Double {
        Earth.metres((latitude, longitude), (other.latitude, other.longitude))
    }
}
