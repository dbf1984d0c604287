extension Phrases {
    /// `첫 번째`, `두 번째`, and from eleven on `11번째`, as Koreans write them.
    package static func koreanOrdinal(_ place: Int) -> String {
        let small = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
        return small.indices.contains(place - 1) ? "\(small[place - 1]) 번째" : "\(place)번째"
    }
}
