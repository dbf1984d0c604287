import LiveWalking
import Phrases

/// The words of the list of sensors.
struct SensorsStrings: Sendable, Translated {
    var title: String
    var open: String
    var unavailable: String
    var looking: String
    var nothingNear: String
    var connected: String
    var near: String
    var away: String
    var unknownUnit: String
    var steps: String
    var strides: String
    var battery: @Sendable (_ percent: String) -> String

    var test: String
    var remember: String
    var forget: String
    var rename: String
    var unit: String
    var remembered: @Sendable (_ name: String) -> String
    var forgotten: @Sendable (_ name: String) -> String
    var forgetTitle: @Sendable (_ name: String) -> String
    var forgetText: String
    var nameHelp: String
    var nameAction: String
    var notRemembered: String
    var noUnit: String

    var namesake: Namesake
    var calibration: Calibration
    var control: Control

    var connecting: @Sendable (_ name: String) -> String
    var waiting: String
    var perMinute: @Sendable (_ count: String) -> String
    var beats: @Sendable (_ count: String) -> String
    var noContact: String

    /// A sensor with the name of one that is remembered, at another address.
    struct Namesake: Sendable {
        /// Beside what else is known of it.
        var remark: @Sendable (_ name: String) -> String
        var title: @Sendable (_ name: String) -> String
        var message: String
        var same: String
        var another: String
        var done: @Sendable (_ name: String) -> String
    }

    /// The correction of a sensor by a way that is known.
    struct Calibration: Sendable {
        var key: String
        var title: @Sendable (_ name: String) -> String
        var help: String
        var action: String
        var noWay: String
        /// The factor beside what else is known of the sensor.
        var factor: @Sendable (_ number: String) -> String
        var done: @Sendable (_ name: String, _ number: String) -> String
        /// For a sensor that is taken at its word again.
        var undone: @Sendable (_ name: String) -> String
    }

    /// The control of a belt by keys.
    struct Control: Sendable {
        var key: String
        var isOn: String
        var title: @Sendable (_ name: String) -> String
        var allow: String
        var allowed: @Sendable (_ name: String) -> String
        var forbidden: @Sendable (_ name: String) -> String
        var noBelt: String
    }

    static let en = SensorsStrings(
        title: "Sensors", open: "sensors", unavailable: "Sensors cannot be used here.",
        looking: "Looking for sensors …", nothingNear: "No sensor is heard. Wake it: step on the pad, move the pod, put on the strap.",
        connected: "connected", near: "near", away: "not heard", unknownUnit: "cadence: found out while walking",
        steps: "cadence: steps", strides: "cadence: strides", battery: { "battery \($0)" },
        test: "test", remember: "remember", forget: "forget", rename: "name", unit: "unit of cadence",
        remembered: { "\($0) is remembered" }, forgotten: { "\($0) is forgotten" }, forgetTitle: { "Forget \($0)?" },
        forgetText: "It is not used in walks until it is found again.", nameHelp: "One to thirty characters.", nameAction: "Name",
        notRemembered: "Remember it first.", noUnit: "Only a foot pod has one.",
        namesake: Namesake(
            remark: { "perhaps your \($0)" }, title: { "Is this your \($0)?" },
            message: "It has the name of a sensor that you remembered, and another address. If it is the same, its name, its unit, its "
                + "correction and its control by keys go with it.",
            same: "Yes, the same", another: "No, another one", done: { "\($0) is remembered at its new address" }),
        calibration: Calibration(
            key: "calibrate", title: { "Calibrate \($0)" },
            help:
                "The way that you walked, and the way that it said, with its correction of now: 400m 385m. Two equal ways take that back.",
            action: "Calibrate", noWay: "Only belts and pods can be corrected.", factor: { "distance × \($0)" },
            done: { "From the next walk on, the distance of \($0) counts × \($1)" },
            undone: { "From the next walk on, the distance of \($0) counts as it is" }),
        control: Control(
            key: "control by keys", isOn: "controlled by keys", title: { "Let keys control \($0)?" },
            allow: "Allow", allowed: { "Keys control \($0) in a walk" }, forbidden: { "Keys leave \($0) alone" },
            noBelt: "Only a belt can be controlled."),
        connecting: { "Connecting with \($0) …" }, waiting: "Connected. Waiting for the first reading …",
        perMinute: { "\($0) a minute" }, beats: { "heart \($0)" }, noContact: "no contact with the skin")

    static let ko = SensorsStrings(
        title: "센서", open: "센서", unavailable: "여기서는 센서를 쓸 수 없어요.",
        looking: "센서를 찾고 있어요 …", nothingNear: "신호가 잡히는 센서가 없어요. 패드에 올라서거나, 발 센서를 움직이거나, 심박 센서를 차 보세요.",
        connected: "연결됨", near: "가까이 있음", away: "신호 없음", unknownUnit: "박자 단위: 걸으면서 알아내요",
        steps: "박자 단위: 한 걸음", strides: "박자 단위: 두 걸음", battery: { "배터리 \($0)" },
        test: "시험", remember: "등록", forget: "지우기", rename: "이름", unit: "박자 단위",
        remembered: { "\($0) 센서를 등록했어요" }, forgotten: { "\($0) 센서의 등록을 지웠어요" }, forgetTitle: { "\($0) 센서의 등록을 지울까요?" },
        forgetText: "다시 찾을 때까지 산책에 쓰지 않아요.", nameHelp: "한 글자에서 서른 글자까지 쓸 수 있어요.", nameAction: "이름 붙이기",
        notRemembered: "먼저 등록해 주세요.", noUnit: "발 센서에만 있어요.",
        namesake: Namesake(
            remark: { "\($0) 센서일 수 있어요" }, title: { "\($0) 센서가 맞나요?" },
            message: "등록한 센서와 이름은 같은데 주소가 달라요. 같은 센서라면 이름, 박자 단위, 거리 보정, 키 조절을 그대로 이어서 써요.",
            same: "네, 같은 센서예요", another: "아니요, 다른 센서예요", done: { "\($0) 센서를 새 주소로 등록했어요" }),
        calibration: Calibration(
            key: "거리 맞추기", title: { "\($0) 거리 맞추기" },
            help: "걸은 거리와 센서가 말한 거리(지금의 보정 포함): 400m 385m. 같은 거리를 두 번 적으면 보정이 없어져요.", action: "맞추기",
            noWay: "벨트와 발 센서의 거리만 맞출 수 있어요.", factor: { "거리 × \($0)" },
            done: { "다음 산책부터 \($0) 센서의 거리에 \($1)배를 적용해요" }, undone: { "다음 산책부터 \($0) 센서의 거리를 그대로 써요" }),
        control: Control(
            key: "키로 조절", isOn: "키로 조절함", title: { "\($0) 벨트를 키로 조절할까요?" },
            allow: "허용", allowed: { "산책할 때 \($0) 벨트를 키로 조절해요" }, forbidden: { "\($0) 벨트를 키로 조절하지 않아요" },
            noBelt: "벨트만 조절할 수 있어요."),
        connecting: { "\($0) 센서에 연결하고 있어요 …" }, waiting: "연결됐어요. 첫 값을 기다려요 …",
        perMinute: { "1분에 \($0)번" }, beats: { "심박 \($0)" }, noContact: "피부에 닿지 않았어요")
}
