import LiveWalking
import Walking

extension ChangeName {
    /// The change that keeps a result.
    package static func kept(_ test: GaitTest) -> Self {
        switch test {
        case .fourMetres: .named(en: "try of four metres", ko: "4 m 걷기 기록")
        case .sixMinutes: .named(en: "try of six minutes", ko: "6분 걷기 기록")
        }
    }

    /// The change that corrects a result.
    package static func corrected(_ test: GaitTest) -> Self {
        switch test {
        case .fourMetres: .named(en: "correction of a try of four metres", ko: "4 m 걷기 기록 고치기")
        case .sixMinutes: .named(en: "correction of a try of six minutes", ko: "6분 걷기 기록 고치기")
        }
    }

    /// The change that deletes a result.
    package static func deleted(_ test: GaitTest) -> Self {
        switch test {
        case .fourMetres: .named(en: "deletion of a try of four metres", ko: "4 m 걷기 기록 지우기")
        case .sixMinutes: .named(en: "deletion of a try of six minutes", ko: "6분 걷기 기록 지우기")
        }
    }
}
