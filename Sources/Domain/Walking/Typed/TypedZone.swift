import Basis

/// A time zone as people type it: by its IANA name, or by a city of it, in English or Korean: `Asia/Seoul`, `new york`, `서울`.
package enum TypedZone {
    case zone(Zone)
    /// No zone, and the one that is most like it, where one is.
    case unknown(nearest: Zone?)

    package init(_ text: String) {
        let name = text.trimmed
        if let zone = Zone(name) ?? Self.korean[name.filter { !$0.isWhitespace }].flatMap(Zone.init) {
            self = .zone(zone)
            return
        }
        let wanted = Self.plain(name)
        let known = Zone.names
        if let id = known.first(where: { Self.plain($0) == wanted }) ?? known.first(where: { Self.city(of: $0) == wanted }),
            let zone = Zone(id)
        {
            self = .zone(zone)
        } else {
            self = .unknown(nearest: wanted.count < 3 ? nil : Self.nearest(to: wanted, among: Zone.places).flatMap(Zone.init))
        }
    }

    package var zone: Zone? {
        if case .zone(let zone) = self { zone } else { nil }
    }

    package var nearest: Zone? {
        if case .unknown(let nearest) = self { nearest } else { nil }
    }

    private static func plain(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" }
    }

    private static func city(of id: String) -> String { plain(id.split(separator: "/").last ?? "") }

    /// The shortest name that holds it, else the city with the fewest letters that differ.
    private static func nearest(to wanted: String, among known: [String]) -> String? {
        if let korean = korean.keys.sorted().first(where: { $0.hasPrefix(wanted) || wanted.hasPrefix($0) }) { return Self.korean[korean] }
        if let holding = known.filter({ plain($0).contains(wanted) }).min(by: { $0.count < $1.count }) { return holding }
        let typed = wanted.split(separator: "/").last.map(String.init) ?? wanted
        // Of two that are as near the one with the same first letter.
        let near = known.map { id in
            let city = city(of: id)
            return (id: id, distance: distance(typed, city), other: city.first == typed.first ? 0 : 1)
        }.min { ($0.distance, $0.other) < ($1.distance, $1.other) }
        return near.flatMap { $0.distance <= max(1, (typed.count + 1) / 3) ? $0.id : nil }
    }

    /// Letters that must be put in, left out or changed to make one word of the other.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let above = row[column + 1]
                row[column + 1] = min(min(above, row[column]) + 1, diagonal + (letter == right[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }

    /// The Korean names that are known.
    package static var koreanNames: [String] { korean.keys.sorted() }

    private static let korean = [
        "서울": "Asia/Seoul", "한국": "Asia/Seoul", "대한민국": "Asia/Seoul", "부산": "Asia/Seoul", "제주": "Asia/Seoul", "평양": "Asia/Pyongyang",
        "도쿄": "Asia/Tokyo", "오사카": "Asia/Tokyo", "일본": "Asia/Tokyo", "베이징": "Asia/Shanghai", "상하이": "Asia/Shanghai", "홍콩": "Asia/Hong_Kong",
        "타이베이": "Asia/Taipei", "대만": "Asia/Taipei", "싱가포르": "Asia/Singapore", "방콕": "Asia/Bangkok", "하노이": "Asia/Ho_Chi_Minh",
        "호찌민": "Asia/Ho_Chi_Minh", "다낭": "Asia/Ho_Chi_Minh", "마닐라": "Asia/Manila", "자카르타": "Asia/Jakarta", "발리": "Asia/Makassar",
        "델리": "Asia/Kolkata", "뉴델리": "Asia/Kolkata", "두바이": "Asia/Dubai", "이스탄불": "Europe/Istanbul", "모스크바": "Europe/Moscow",
        "런던": "Europe/London", "파리": "Europe/Paris", "베를린": "Europe/Berlin", "뮌헨": "Europe/Berlin", "프랑크푸르트": "Europe/Berlin",
        "로마": "Europe/Rome", "밀라노": "Europe/Rome", "마드리드": "Europe/Madrid", "바르셀로나": "Europe/Madrid", "빈": "Europe/Vienna",
        "프라하": "Europe/Prague", "취리히": "Europe/Zurich", "암스테르담": "Europe/Amsterdam", "뉴욕": "America/New_York", "보스턴": "America/New_York",
        "워싱턴": "America/New_York", "시카고": "America/Chicago", "로스앤젤레스": "America/Los_Angeles", "샌프란시스코": "America/Los_Angeles",
        "시애틀": "America/Los_Angeles", "밴쿠버": "America/Vancouver", "토론토": "America/Toronto", "하와이": "Pacific/Honolulu",
        "호놀룰루": "Pacific/Honolulu", "괌": "Pacific/Guam", "시드니": "Australia/Sydney", "멜버른": "Australia/Melbourne",
        "오클랜드": "Pacific/Auckland",
        "카이로": "Africa/Cairo", "상파울루": "America/Sao_Paulo",
    ]
}
