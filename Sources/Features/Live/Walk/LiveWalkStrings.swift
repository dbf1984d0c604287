import LiveWalking
import Phrases

/// The words of a walk in progress.
struct LiveWalkStrings: Sendable, Translated {
    var title: String
    var starting: String
    var pause: String
    var goOn: String
    var lap: String
    var mode: String
    var beat: String
    var beatOff: String
    var voice: String
    var voiceOff: String
    var tap: String
    /// The same where the line of keys is short.
    var shortTap: String
    var unwell: String
    var effort: String
    var nextNumber: String
    var previousNumber: String
    var end: String
    var paused: String
    var aim: @Sendable (_ band: String) -> String
    /// The phase of a plan, and the time that is left of it.
    var phase: @Sendable (_ name: String, _ left: String?) -> String
    var step: @Sendable (_ length: String) -> String
    var heart: @Sendable (_ beats: String) -> String
    /// The unit of a number that is large.
    var unit: @Sendable (LivePreferences.Number) -> String
    var estimated: String
    var tapped: String
    var trail: @Sendable (_ quantity: WalkPlan.Aim.Quantity) -> String
    var today: String
    /// The same for somebody who goes by the minutes of a week.
    var week: String
    var ofGoal: @Sendable (_ steps: String, _ goal: String) -> String
    /// The line shown while no sensor says anything.
    var noSensor: @Sendable (_ tapKey: String?) -> String
    /// For a key that is pressed quicker than anybody steps.
    var tooQuick: @Sendable (_ tapKey: String?) -> String
    /// For steps that go on as they were tapped last.
    var lastTapped: @Sendable (_ cadence: String, _ tapKey: String?) -> String
    /// The reason why a number is not known, and what to do; empty for one of which others tell: the taps, or a trouble.
    var missing: @Sendable (MissingNumber, _ tapKey: String?, _ sensorsKey: String?) -> String
    /// For a walk that the sensors say stands.
    var stands: String
    var tapping: @Sendable (_ count: Int, _ wanted: Int) -> String
    var measured: @Sendable (_ cadence: String) -> String
    var measuredTest: @Sendable (_ distance: String) -> String
    var unmeasuredTest: String
    var pausedHelp: @Sendable (_ key: String?) -> String
    /// The key that turns laps by themselves: by distance, by time, off; and what it did.
    var laps: String
    var lapsBy: @Sendable (LapLength?) -> String
    var lapDone: @Sendable (_ number: Int, _ what: String) -> String
    /// The answer to the key of voice or beat: on, off, or the reason why not.
    var belt: Belt
    var trouble: Troubles
    var ending: Ending

    /// The keys of a belt that may be controlled.
    struct Belt: Sendable {
        var start: String
        var stop: String
        var faster: String
        var slower: String
    }

    struct Troubles: Sendable {
        var recording: String
        var noVoice: String
        var noBeat: String
    }

    struct Ending: Sendable {
        var title: String
        /// Leads to the question how it was, which saves the walk.
        var finish: String
        var save: String
        var goOn: String
        var discard: String
        var discardTitle: String
        var discardText: String
    }

    static let en = LiveWalkStrings(
        title: "Live walk", starting: "Beginning …", pause: "pause", goOn: "go on", lap: "lap", mode: "mode", beat: "beat",
        beatOff: "beat off", voice: "voice", voiceOff: "voice off", tap: "tap a step", shortTap: "tap", unwell: "feeling unwell",
        effort: "effort",
        nextNumber: "next number", previousNumber: "previous number", end: "end", paused: "paused",
        aim: { "aim \($0)" }, phase: { name, left in left.map { "\(name), \($0) left" } ?? name },
        step: { "step \($0)" }, heart: { "heart \($0)" },
        unit: { number in
            switch number {
            case .cadence: "steps/min"
            case .steps: "steps"
            case .heart: "beats/min"
            case .time: "time"
            case .speed, .stepLength, .distance: ""
            }
        },
        estimated: "estimated", tapped: "tapped",
        trail: { quantity in
            switch quantity {
            case .cadence: "cadence, last 5 minutes"
            case .speed: "speed, last 5 minutes"
            case .stepLength: "step, last 5 minutes"
            }
        },
        today: "today with this walk", week: "this week with this walk", ofGoal: { "\($0) of \($1)" },
        noSensor: { key in
            "No sensor is heard." + (key.map { " Press \($0) at each step: ten of them measure your cadence." } ?? "")
        },
        tooQuick: { key in "Nobody steps that quickly." + (key.map { " Press \($0) once at each step." } ?? "") },
        lastTapped: { cadence, key in
            "Steps go on as they were tapped: \(cadence)." + (key.map { " Press \($0) at each step when your pace changes." } ?? "")
        },
        missing: { missing, tapKey, sensorsKey in
            let find = { (what: String) in sensorsKey.map { " Press \($0) to find \(what)." } ?? "" }
            return switch missing {
            case .steps: "No sensor counts your steps." + (tapKey.map { " Press \($0) at each step, ten times." } ?? "")
            case .awaited: "The sensors have not said your steps yet."
            case .unsteady: "Your pace has just changed: the number comes in a moment."
            case .taps, .contact: ""
            case .speed: "No sensor says your speed." + find("a belt, a foot pod or GPS")
            case .stepLength: "No sensor measures your steps." + find("a foot pod, or a belt that counts")
            case .ownStep: "Your step length is not known. Measure it in the settings, for the next walk."
            case .askedAtEnd: "No sensor measures it: count your laps. You are asked for the metres at the end."
            case .heart: "Your heart is not heard." + (sensorsKey.map { " Moisten the strap, or press \($0) to find one." } ?? "")
            case .usualStep: "Your usual step is not known, so there is no aim. Three walks with steps and a distance tell it."
            }
        },
        stands: "You stand. It goes on by itself as soon as you walk.",
        tapping: { "Tapped \($0) of \($1) steps." }, measured: { "Tapped: \($0)." },
        measuredTest: { "Six minutes: \($0). End the walk to keep it." },
        unmeasuredTest: "Six minutes are over. End the walk, and say how far you came.",
        pausedHelp: { key in "Paused." + (key.map { " Press \($0) to go on." } ?? "") },
        laps: "laps by themselves",
        lapsBy: { length in
            switch length {
            case .kilometre: "A lap every kilometre"
            case .mile: "A lap every mile"
            case .tenMinutes: "A lap every ten minutes on the move"
            case nil: "Laps by key alone"
            }
        },
        lapDone: { "Lap \($0): \($1)" },
        belt: Belt(start: "start the belt", stop: "stop the belt", faster: "faster belt", slower: "slower belt"),
        trouble: Troubles(
            recording: "The recording cannot be written: this walk is only in memory.", noVoice: "There is no voice here.",
            noBeat: "There is no sound for the beat here."),
        ending: Ending(
            title: "End this walk?", finish: "Finish", save: "Save", goOn: "Go on", discard: "Discard", discardTitle: "Discard this walk?",
            discardText: "Its recording is deleted. This cannot be undone."))

    static let ko = LiveWalkStrings(
        title: "걷는 중", starting: "시작하고 있어요 …", pause: "멈춤", goOn: "계속", lap: "구간", mode: "모드", beat: "박자",
        beatOff: "박자 끄기", voice: "음성", voiceOff: "음성 끄기", tap: "걸음 두드리기", shortTap: "두드리기", unwell: "몸이 안 좋아요", effort: "힘든 정도",
        nextNumber: "다음 숫자", previousNumber: "이전 숫자", end: "끝내기", paused: "멈춤",
        aim: { "목표 \($0)" }, phase: { name, left in left.map { "\(name) · \($0) 남음" } ?? name },
        step: { "보폭 \($0)" }, heart: { "심박 \($0)" },
        unit: { number in
            switch number {
            case .cadence: "걸음/분"
            case .steps: "걸음"
            case .heart: "회/분"
            case .time: "시간"
            case .speed, .stepLength, .distance: ""
            }
        },
        estimated: "추정", tapped: "두드린 값",
        trail: { quantity in
            switch quantity {
            case .cadence: "최근 5분 박자"
            case .speed: "최근 5분 속도"
            case .stepLength: "최근 5분 보폭"
            }
        },
        today: "오늘, 이 산책까지", week: "이번 주, 이 산책까지", ofGoal: { "\($0) / \($1)" },
        noSensor: { key in "신호가 잡히는 센서가 없어요." + (key.map { " 한 걸음에 \($0) 키를 한 번씩, 열 번 누르면 박자를 재요." } ?? "") },
        tooQuick: { key in "걸음보다 너무 빨라요." + (key.map { " 한 걸음에 \($0) 키를 한 번씩 눌러 주세요." } ?? "") },
        lastTapped: { cadence, key in
            "두드린 박자인 \(cadence)에 맞춰 걸음을 세고 있어요." + (key.map { " 빠르기가 바뀌면 \($0) 키를 한 걸음에 한 번씩 다시 눌러 주세요." } ?? "")
        },
        missing: { missing, tapKey, sensorsKey in
            let find = { (what: String) in sensorsKey.map { " \($0) 키로 \(what) 찾아보세요." } ?? "" }
            return switch missing {
            case .steps: "걸음을 세는 센서가 없어요." + (tapKey.map { " 한 걸음에 \($0) 키를 한 번씩, 열 번 누르면 박자를 재요." } ?? "")
            case .awaited: "센서가 아직 걸음을 알려 주지 않았어요."
            case .unsteady: "빠르기가 막 바뀌어서 잠시 뒤에 숫자가 나와요."
            case .taps, .contact: ""
            case .speed: "속도를 재는 센서가 없어요." + find("벨트, 발 센서, GPS를")
            case .stepLength: "보폭을 재는 센서가 없어요." + find("발 센서나 걸음을 세는 벨트를")
            case .ownStep: "보폭을 몰라서 거리를 알 수 없어요. 설정에서 재면 다음 산책부터 나와요."
            case .askedAtEnd: "거리를 재는 센서가 없어요. 바퀴를 세어 두시면 끝나고 여쭤볼게요."
            case .heart: "심박이 잡히지 않아요." + (sensorsKey.map { " 심박 센서를 적셔 차거나 \($0) 키로 찾아보세요." } ?? "")
            case .usualStep: "평소 보폭을 몰라서 목표가 없어요. 걸음과 거리가 있는 산책이 세 번 쌓이면 알 수 있어요."
            }
        },
        stands: "멈춰 서 있어요. 다시 걸으면 저절로 이어져요.",
        tapping: { "\($1)걸음 중 \($0)걸음을 두드렸어요." }, measured: { "두드린 박자: \($0)." },
        measuredTest: { "6분 동안 \($0)를 걸었어요. 산책을 끝내면 기록해요." },
        unmeasuredTest: "6분이 지났어요. 산책을 끝내고 걸은 거리를 알려 주세요.",
        pausedHelp: { key in "멈췄어요." + (key.map { " \($0) 키를 누르면 이어서 걸어요." } ?? "") },
        laps: "자동 구간",
        lapsBy: { length in
            switch length {
            case .kilometre: "1킬로미터마다 구간을 나눠요"
            case .mile: "1마일마다 구간을 나눠요"
            case .tenMinutes: "걸은 시간 10분마다 구간을 나눠요"
            case nil: "키를 누를 때만 구간을 나눠요"
            }
        },
        lapDone: { "\($0)구간: \($1)" },
        belt: Belt(start: "벨트 시작", stop: "벨트 정지", faster: "벨트 빠르게", slower: "벨트 느리게"),
        trouble: Troubles(
            recording: "기록을 저장할 수 없어요. 이 산책은 메모리에만 있어요.", noVoice: "여기서는 음성을 쓸 수 없어요.", noBeat: "여기서는 박자 소리를 낼 수 없어요."),
        ending: Ending(
            title: "산책을 끝낼까요?", finish: "끝내기", save: "저장", goOn: "계속 걷기", discard: "버리기", discardTitle: "이 산책을 버릴까요?",
            discardText: "기록이 지워지고 되돌릴 수 없어요."))
}
