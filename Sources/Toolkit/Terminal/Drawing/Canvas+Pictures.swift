extension Canvas {
    /// The most pictures that a canvas knows; of more the oldest are forgotten.
    private static var mostPictures: Int { 16 }

    /// Shows a picture over the cells of a rectangle, which have been drawn.
    /// - Parameter isWhole: whether all of the cells were; else only a picture that is there already may stay.
    package mutating func show(_ picture: Picture, in rect: Rect, isWhole: Bool) {
        guard !rect.isEmpty, picture.size == rect.size, rect.intersection(Rect(origin: .zero, size: size)) == rect else { return }
        if !isWhole, pictures.contains(where: { $0.rect == rect && $0.picture == picture }) { return }
        pictures.removeAll { !$0.rect.intersection(rect).isEmpty }
        guard isWhole else { return }
        if pictures.count >= Self.mostPictures { pictures.removeFirst() }
        pictures.append(StandingPicture(picture, in: rect, over: (rect.minY..<rect.maxY).flatMap { cells[places(of: rect, row: $0)] }))
    }

    /// The pictures over which nothing else lies.
    package var seenPictures: [StandingPicture] { pictures.isEmpty ? [] : pictures.filter(isSeen) }

    /// Indicates whether the cells of a picture are what stands in its place.
    private func isSeen(_ picture: StandingPicture) -> Bool {
        let rect = picture.rect
        guard rect.maxX <= size.width, rect.maxY <= size.height else { return false }
        return cells.withUnsafeBufferPointer { all in
            picture.cells.withUnsafeBufferPointer { own in
                (0..<rect.height).allSatisfy { row in
                    Self.areEqual(
                        UnsafeBufferPointer(rebasing: all[places(of: rect, row: rect.minY + row)]),
                        UnsafeBufferPointer(rebasing: own[row * rect.width..<(row + 1) * rect.width]))
                }
            }
        }
    }

    /// The places of the cells of a rectangle in a row.
    private func places(of rect: Rect, row: Int) -> Range<Int> {
        let start = row * size.width + rect.minX
        return start..<start + rect.width
    }

    /// Lets pictures go along with rows that moved up.
    mutating func movePictures(in part: Rect, by distance: Int) {
        guard !pictures.isEmpty else { return }
        pictures = pictures.compactMap { picture in
            let inside = picture.rect.intersection(part)
            if inside.isEmpty { return picture }
            let moved = picture.moved(by: -distance)
            return inside == picture.rect && moved.rect.intersection(part) == moved.rect ? moved : nil
        }
    }
}
