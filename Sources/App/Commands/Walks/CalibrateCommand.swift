import Phrases
import Walking

/// `gnd calibrate`: a person's step length from a way of known length, counted.
struct CalibrateCommand: Command {
    static let name = "calibrate"
    static let operands = Operands.action(.text("WAY"), on: .text("STEPS"))
    static let options: [Option] = [.off, .json]
    static let examples = ["gnd calibrate 400m 540", "gnd calibrate", "gnd calibrate --off"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "say how long your step is", ko: "내 보폭을 정해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let account = try await context.account()
        let journal = try await context.journal()
        if context.options.inbox == .off {
            _ = try await orFail { () async throws(JournalFailure) in try await journal.change { $0.calibrations.last = nil } }
        } else if !context.options.operands.isEmpty {
            let calibration = try await read(journal, context)
            _ = try await orFail { () async throws(JournalFailure) in try await journal.change { $0.calibrations.last = calibration } }
        }
        let length = try await orFail { () async throws(JournalFailure) in
            try await OwnStepLength(journal: journal).known(account.profile)
        }
        try write(length, context)
    }

    private func read(_ journal: any JournalRepository, _ context: CommandContext) async throws(CommandFailure) -> StepCalibration {
        let operands = context.options.operands
        let today = try await orFail { () async throws(JournalFailure) in
            try await journal.settings().zones.day(of: context.dependencies.clock.now)
        }
        guard operands.count == 2, let steps = TypedSteps(operands[1])?.count,
            let distance = StepCalibration.typedDistance(operands[0], in: context.units)
        else { throw .noCalibration }
        if let step = StepCalibration.impossibleStep(distance: distance, steps: steps) { throw .impossibleStep(step) }
        guard let calibration = StepCalibration(distance: distance, steps: steps, date: today) else { throw .noCalibration }
        return calibration
    }

    private func write(_ length: StepLength?, _ context: CommandContext) throws(CommandFailure) {
        let phrases = context.phrases
        if context.options.json {
            var members: [(String, JSONText)] = [("stepLength", length.map { .double($0.metres) } ?? .null)]
            if let basis = length?.basis {
                switch basis {
                case .calibration(let date): members += [("from", .string("calibration")), ("date", .string(date.description))]
                case .walks: members.append(("from", .string("walks")))
                case .height: members.append(("from", .string("height")))
                }
            }
            return try context.console.write("\(JSONText.object(members).text)\n")
        }
        guard let length else {
            return context.console.complain(
                phrases(
                    en: "Your step length is not known yet. Count on a known way: “gnd calibrate 400m 540”.",
                    ko: "아직 보폭을 몰라요. 길이를 아는 길에서 세어 보세요: “gnd calibrate 400m 540”"))
        }
        let basis =
            switch length.basis {
            case .calibration(let date):
                phrases(en: "counted \(phrases.dateWithYear(date))", ko: "\(phrases.dateWithYear(date))에 잰 값")
            case .walks: phrases(en: "measured on your walks", ko: "내 산책에서 잰 값")
            case .height: phrases(en: "guessed from your height", ko: "키로 어림한 값")
            }
        try context.console.write("\(phrases.stepLength(length.metres)), \(basis)\n")
    }
}
