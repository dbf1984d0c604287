import Phrases

/// The words of one walk's screen.
struct WalkDetailStrings: Sendable, Translated {
    /// The name of the result of a test.
    var test: String
    var duration: String
    /// Beside the duration of a walk with pauses.
    var moving: @Sendable (_ duration: String) -> String
    var steps: String
    var distance: String
    var speed: String
    var cadence: String
    var stepLength: String
    var effort: String
    var energy: String
    var lap: @Sendable (_ number: String) -> String
    /// The heart rate of a live walk: its mean and its highest.
    var heart: String
    var heartRate: @Sendable (_ mean: String, _ highest: String) -> String
    var sensors: String
    var source: String
    /// Before another record of the same walk.
    var witness: String
    /// Beside the source of a walk with several records.
    var seenBy: @Sendable (_ number: String) -> String
    var part: String
    var parted: @Sendable (_ count: Int) -> String
    var note: String
    var brisk: String
    /// Beside steps that the walk does not say itself.
    var recorded: String
    /// The words in place of the steps that nobody counted; a key that a person took away is nil.
    var noSteps: @Sendable (_ estimate: String, _ editKey: String?) -> String
    /// Beside steps that are known of a part of the time on the move alone.
    var someSteps: @Sendable (_ known: String, _ whole: String, _ estimate: String, _ editKey: String?) -> String
    /// Beside a distance that follows from the steps: the step length, and the day on which it was counted where it was.
    var estimated: @Sendable (_ stepLength: String, _ counted: String?) -> String
    /// The same where the step length is a guess from the height.
    var estimatedByHeight: @Sendable (_ stepLength: String) -> String
    /// Beside the steps and the way of a live walk that no sensor measured.
    var tapped: String
    var byOwnStep: String
    var byHeight: String
    var untitled: String
    var pace: String
    var elevation: String
    /// The name of the map for those who cannot see it, with what its signs mean.
    var map: @Sendable (_ legend: String) -> String
    var mapStart: String
    var mapEnd: String
    var mapNorth: String
    var loading: String
    var edit: String
    var delete: String
    var copy: String
    var why: String
    /// The walk in few words.
    var deleted: @Sendable (_ walk: String) -> String

    static let en = WalkDetailStrings(
        test: "Test",
        duration: "Duration", moving: { "\($0) moving" }, steps: "Steps", distance: "Distance", speed: "Speed", cadence: "Cadence",
        stepLength: "Step length", effort: "Effort", energy: "Energy", lap: { "Lap \($0)" }, heart: "Heart rate",
        heartRate: { "\($0), max \($1)" }, sensors: "Sensors", source: "Source",
        witness: "Also", seenBy: { "seen by \($0)" }, part: "part the records", parted: { "\($0) walks of their own now." }, note: "Note",
        brisk: "brisk", recorded: "from the records of that time",
        noSteps: { "none known, \($0)" + ($1.map { ": \($0) to enter them" } ?? "") },
        someSteps: { "in \($0) of \($1); in all \($2)" + ($3.map { ": \($0) to enter them" } ?? "") },
        estimated: { "by your step of \($0)" + ($1.map { ", counted \($0)" } ?? "") },
        estimatedByHeight: { "step estimated from your height, \($0)" }, tapped: "by the cadence you tapped",
        byOwnStep: "by your own step", byHeight: "step estimated from your height", untitled: "Walk", pace: "Speed",
        elevation: "Elevation", map: { $0.isEmpty ? "Map" : "Map: \($0)" }, mapStart: "start", mapEnd: "end", mapNorth: "N",
        loading: "Loading …", edit: "edit", delete: "delete", copy: "copy", why: "why this day",
        deleted: { "Walk deleted: \($0)" })

    static let ko = WalkDetailStrings(
        test: "검사",
        duration: "걸린 시간", moving: { "걸은 시간 \($0)" }, steps: "걸음", distance: "거리", speed: "속도", cadence: "박자",
        stepLength: "보폭", effort: "힘든 정도", energy: "열량", lap: { "\($0)구간" }, heart: "심박수",
        heartRate: { "평균 \($0), 최고 \($1)" }, sensors: "센서", source: "출처", witness: "함께 잰 것", seenBy: { "기록 \($0)개" }, part: "기록 나누기",
        parted: { "이제 산책 \($0)개예요." },
        note: "메모", brisk: "빠름", recorded: "그 시간의 기록에서",
        noSteps: { "몰라요. \($0)" + ($1.map { " · \($0) 키로 적어요" } ?? "") },
        someSteps: { "\($1) 가운데 \($0) 동안. 모두 \($2)" + ($3.map { " · \($0) 키로 적어요" } ?? "") },
        estimated: { "내 보폭 \($0)로 어림" + ($1.map { ", \($0)에 잰 값" } ?? "") },
        estimatedByHeight: { "키로 어림한 보폭 \($0)" }, tapped: "두드린 박자로 어림",
        byOwnStep: "내 보폭으로 어림", byHeight: "키로 어림한 보폭", untitled: "산책", pace: "속도",
        elevation: "높이", map: { $0.isEmpty ? "지도" : "지도: \($0)" }, mapStart: "출발", mapEnd: "도착", mapNorth: "북", loading: "불러오고 있어요 …",
        edit: "고치기", delete: "지우기", copy: "복사", why: "이날의 근거",
        deleted: { "산책을 지웠어요: \($0)" })
}
