import Journal
import LiveWalking
import Phrases
import Walking

extension CommandStrings {
    static let ko = CommandStrings(
        language: .ko,
        tagline: "GND는 터미널에서 쓰는 걷기 일기예요.", usage: "사용법", commands: "명령", options: "옵션",
        examples: "예",
        grammar: [
            "sensors": [
                "list              등록한 센서를 보여 줘요. ACTION이 없을 때와 같아요",
                "find              가까이 있는 센서를 찾아요",
                "test ADDRESS      연결해서 센서가 보내는 값을 보여 줘요",
                "remember ADDRESS  산책에 쓸 센서로 등록해요. gpsd는 위성 수신기예요",
                "forget ADDRESS    등록을 지워요",
                "calibrate ADDRESS 걸은거리 센서거리  거리를 맞춰요: 400m 385m",
                "control ADDRESS   산책이 이 러닝머신의 속도를 바꾸게 해요. 먼저 물어봐요",
                "no-control ADDRESS  더는 속도를 바꾸지 않게 해요",
            ],
            "tests": [
                "list              기록을 번호와 함께 보여 줘요. ACTION이 없을 때와 같아요",
                "add METRES        6분 동안 걸은 거리: 480 또는 12 x 40 + 15. 다른 때라면",
                "                  앞에 날짜를 적어요: 어제 14:30 480",
                "correct METRES    마지막 6분 걷기의 거리를 고쳐요. 다른 날의 기록이면",
                "                  앞이나 --on에 날짜를 적어요: 어제 485",
                "delete [NUMBER]   가장 최근 기록이나 --on 날짜, 그 번호의 기록을 지워요",
            ],
            "privacy": [
                "ACTION이 없으면 개인 구역을 보여 줘요.",
                "add PLACE         37.5665,126.9780 또는 마지막 산책의 start, end",
                "remove 이름       구역을 지워요",
                "clean FILE        녹화된 산책에서 구역을 빼고 출력해요",
            ],
            "together": [
                "동작이 없으면 방을 보여 줘요.",
                "room [방]         방의 한 주 (이름이나 번호로)",
                "sync              내 걸음을 보내고 다른 사람의 걸음을 받아요",
                "folder DIR        함께 쓰는 폴더에 클럽과 방을 만들어요",
                "new 이름          들어가 있는 클럽에 방을 하나 더 만들어요",
                "                  (folder, init과 같이 --from, --to, --cap을 붙일 수 있어요)",
                "init URL          postgresql://ADMIN@HOST/DB나 ssh://club@HOST에 만들어요",
                "invite [방]       초대 코드를 만들어요",
                "link [클럽]       내 다른 컴퓨터를 더할 초대 코드를 만들어요",
                "join [코드]       초대 코드로 들어가요. 코드는 물어볼 때 붙여 넣어요",
                "                  (폴더는 --folder DIR과 함께)",
                "unlink [컴퓨터]   폴더에 있는 내 컴퓨터를 보여 주고, 다른 하나를 빼요",
                "recover           컴퓨터를 잃었을 때 복구 문구로 돌아와요 (--folder DIR).",
                "                  ssh라면 recover ssh://club@HOST",
                "leave [방]        방에서 나와요. 그 방의 내 걸음은 지워져요",
                "remove 이름       내가 만든 방에서 멤버를 내보내요",
                "cheer 이름        방에 있는 사람을 하루에 한 번 응원해요",
                "                  (이름이 같은 사람이 여럿이면 방도 함께: \"안나 가족\")",
                "ask 이름 때       따옴표로 묶어 산책을 청해요: \"안나 내일 9:00\"",
                "answer yes|no     다음 산책에 답해요 (여럿이면 \"yes 안나\", 내 것은 withdraw)",
                "answer off        약속한 산책을 취소해요 (여럿이면 \"off 안나\")",
                "walks             청했거나 약속한 산책을 보여 줘요",
                "block 이름        그 사람이 보이지 않게 해요. 상대에게는 알리지 않아요",
                "unblock 이름      다시 보이게 해요",
                "challenge [방]    챌린지를 보여 줘요. --to 날짜를 붙이면 새로 시작해요",
                "calloff 번호      내 챌린지를 취소해요",
                "about             이 컴퓨터에서 무엇이 나가는지 알려 줘요",
                "doctor [URL]      클럽이 온전한지, 데이터베이스는 막혀 있는지 봐요",
                "authorize KEY     호스트에서: ssh 열쇠를 들여보내는 줄을 출력해요",
                "                  (--as 이름: 멤버의 다른 컴퓨터로)",
                "authorize URL     데이터베이스 멤버가 돌아올 때 쓸 초대 코드를 만들어요",
                "                  (--as 이름과 함께)",
                "serve             호스트에서: 그 줄이 실행하는 것",
                "upgrade URL       데이터베이스의 클럽을 최신으로 바꿔요",
                "sweep URL         거기에서 지난 것을 지워요",
            ],
            "calibrate": ["WAY는 길이를 아는 길, STEPS는 그 길에서 센 걸음이에요."],
            "weight": ["WEIGHT는 72, 72.5 kg, 158 lb처럼 적어요. 산책에서 쓴 열량을 어림해요."],
            "log": [
                "WALK에는 걸린 시간, 걸음, 거리, 시작 시각, 태그, 제목을 아무 순서로나 적어요.",
                "걸린 시간이나 걸음만 있어도 돼요.",
                "걸린 시간  35분   1시간 10분   한 시간 반   1:10   35m",
                "           (m만 적으면 300까지는 분, 걸린 시간이 따로 있으면 미터예요)",
                "걸음       3900   3,900   2천보   만 보   (300보다 작으면 다시 물어봐요)",
                "거리       2.6km   2,6km   2.5킬로   800미터",
                "시작       07:40   오후 3시 20분   07:40-08:15   어제 07:40",
                "           2026-11-20 07:40   11월 20일   사흘 전   지난주 금요일",
                "           저녁 7시   어젯밤 10시   오후 3시부터 4시까지",
                "끝         8시까지   20분 전 (20분 전부터: 시작)",
                "           (둘 다 없으면 방금 끝난 산책이에요)",
                "태그       #아침   신발:등산화",
                "제목       나머지 전부. 이런 말과 비슷하면 따옴표를 따로 붙여요:",
                "           gnd log '2시간 \"10 km 코스\"' (바깥 따옴표는 셸이 없애요)",
            ],
            "why": ["DATE는 2026-03-27, 20.11., 11월 20일, 오늘, 어제, 화요일처럼 적어요."],
            "walk": [
                "한 줄 화면의 키: 스페이스 일시정지, l 구간 나누기, q 끝내고 저장, ? 보기,",
                "t 열 걸음마다 한 번(빠르게 누르면 한 걸음마다): 그걸로 박자를 재요,",
                "b 박자, v 음성, e 다음에 6–20 힘든 정도, . 몸이 안 좋을 때: 멈추고,",
                "키로 조절하는 벨트를 세우고, 멈춰야 할 신호를 알려 줘요.",
                "그런 벨트의 키: g 시작, + 빠르게, - 느리게, x 정지.",
                "다른 모드와 숫자는 화면에서만 고를 수 있어요.",
                "화면으로 걸을 때는 앱의 옵션도 쓸 수 있어요: --linear, --theme …",
                "계획은 한 줄에 한 단계예요: “walk 5 min cadence 95-105”, “slow 2 min”,",
                "“repeat 2”는 준비나 앞선 repeat 뒤의 단계를 두 번 더 해요.",
            ],
            "imports": ["NUMBER는 “gnd imports”의 첫 번째 칸에 있는 번호예요."],
        ],
        ownExamples: [
            "log": [#"gnd log "35분 3900걸음 한강""#, #"gnd log "어제 07:40 45분 3.2km #아침""#],
            "why": ["gnd why", "gnd why 어제", "gnd why 3월 28일", "gnd why 2026-03-27 --metric distance"],
            "days": ["gnd days --from 2026-03-01 --to 어제", "gnd days --json"],
            "tests": [
                "gnd tests", "gnd tests add 12 x 40 + 15", "gnd tests add 어제 480", "gnd tests add 11월 20일 14:30 480",
                "gnd tests correct 어제 485", "gnd tests delete --on 어제", "gnd tests delete 2", "gnd tests --json",
            ],
            "import": ["gnd import export.zip", "gnd import ~/Downloads/walks track.gpx --json", "gnd import track.gpx --as-walk 산보"],
        ],
        opensTheApp: "앱을 열어요", moreHelp: "명령별 도움말: “gnd 명령 --help”",
        optionSummary: { option, command in
            switch option {
            case .home: "XDG 폴더 대신 DIR에 모두 보관해요"
            case .profile: "프로필 (기본: 마지막 로그인)"
            case .zone: "이번만 이 시간대로 하루를 나눠요"
            case .units: "metric[-lb]|imperial[-kg]|miles-cm|km-in"
            case .lang: "언어 (기본: 로캘에 따름)"
            case .color: "색상 (기본: auto)"
            case .open: "링크로 가요: gnd://walk/2026-03-27"
            case .trace: "화면 이동을 모두 파일에 적어요"
            case .recordKeys: "누른 키를 파일에 적어요 (비밀번호는 점)"
            case .replay: "녹화를 재생해요 (비밀번호를 물어봐요)"
            case .demo: "가상의 1년을 보여 줘요. 저장하지 않아요"
            case .renderer: "화면을 그리는 방법"
            case .linear: "화면 낭독기와 기록용 줄글로 보여 줘요"
            case .keys: "내 키 (설명서를 봐 주세요)"
            case .theme: "내 색 (설명서를 봐 주세요)"
            case .record: "보이는 화면을 asciicast로 남겨요"
            case .json: "JSON으로 출력해요"
            case .mode: "걷는 방법 (기본: 느긋하게)"
            case .target: "내 목표 구간 (속도 m/s, 보폭 m)"
            case .plan: "내 계획 파일, 한 줄에 한 단계"
            case .feed: "녹화된 산책을 걸어요. -는 표준 입력"
            case .speed: "재생 속도 (0: 한꺼번에)"
            case .line: "화면 대신 한 줄로 보여 줘요"
            case .live: "지금 걷는 중이면 그 산책을 출력해요"
            case .duration where command == ReportCommand.name: "의사에게 보일 보고서예요"
            case .duration: "이만큼 지나면 끝나요"
            case .from: "첫날: 2026-03-27, 20.11., 화요일"
            case .to: "마지막 날"
            case .metric: "볼 숫자 (기본: 홈 화면의 큰 숫자)"
            case .format where command == ExportCommand.name: "형식 (csv: 날짜별 합계만)"
            case .format: "형식 (기본: text)"
            case .undo: "이 가져오기를 되돌려요"
            case .asWalk: "이 운동을 앞으로도 산책으로 쳐요"
            case .notAsWalk: "이 운동을 더는 산책으로 세지 않아요"
            case .name where command == SensorsCommand.name: "센서를 부를 이름"
            case .name where command == TogetherCommand.name: "클럽 이름"
            case .name: "구역을 부를 이름"
            case .folder: "함께 쓰는 폴더의 위치"
            case .nickname: "다른 사람에게 보일 이름"
            case .club: "클럽 파일, new에서는 클럽 이름"
            case .tokens: "멤버마다 로그인 대신 토큰을 써요"
            case .entrance: "멤버가 들어오는 주소 (풀러 등)"
            case .cap: "하루에 이만큼까지 쳐요"
            case .handicap: "각자 평소의 하루와 견줘요"
            case .keep: "내 다른 컴퓨터도 계속 세요"
            case .week: "지난주 (또는 --on이 든 주)"
            case .month: "지난달 (또는 --on이 든 달)"
            case .quarter: "지난 분기 (또는 --on이 든 분기)"
            case .year: "지난해 (또는 --on이 든 해)"
            case .day where command == TestsCommand.name: "검사한 날짜"
            case .day: "이 날짜가 든 기간"
            case .radius: "그곳에서 이만큼 (기본: 500 m)"
            case .once: "다 들어온 것만 가져오고 끝내요"
            case .list: "폴더에 있는 파일과 처리 결과를 보여 줘요"
            case .off where command == CalibrateCommand.name: "잰 보폭을 지워요"
            case .off where command == WeightCommand.name: "몸무게를 지워요"
            case .off: "더는 폴더를 지켜보지 않아요"
            case .yes: "묻지 않고 바꿔요"
            case .help: "이 도움말을 보여 줘요"
            case .version: "버전을 보여 줘요"
            }
        },
        noDays: "아직 기록이 없어요. “gnd import PATH”로 가져오거나 “gnd log \"35m 3000\"”로 산책을 적어 보세요.",
        noDaysInRange: { "그 기간에는 기록이 없어요. 마지막 기록은 \($0)이에요." },
        stepsOfGoal: { "\($1)걸음 중 \($0)걸음" }, goalReached: "목표를 달성했어요.",
        stepsToGo: { "\($0)걸음 남았어요 · 빠른 걸음으로 \($1)쯤" },
        logged: { "적었어요: \($0)" }, records: { "기록 \($0)개" },
        doctor: DoctorStrings(
            folder: "폴더", journal: "기록", keychain: "키체인", terminal: "터미널", settings: "설정", locale: "로캘", zone: "시간대",
            machineZone: { "(이 컴퓨터: \($0))" },
            noZones: "이 컴퓨터에 시간대 정보가 없어요. tzdata 패키지를 설치해 주세요",
            notYet: "아직 없어요. 필요할 때 만들어요",
            folderTooOpen: { "\($0)의 권한이 \($1)\(Particle.being.after($1)) 다른 사람이 볼 수 있어요: chmod 700 \($0)" },
            journalSound: { (["이상이 없어요"] + ($0.isEmpty ? [] : [$0.joined(separator: ", ")])).joined(separator: ": ") },
            problem: { problem in
                switch problem {
                case .upkeep: "기록은 온전하지만 빨리 찾는 데 쓰는 부분이 손상됐어요"
                case .pages: "파일의 일부가 손상돼서 기록을 잃었을 수 있어요"
                case .orphans(let table): "주인 없는 줄이 \(table) 표에 있어요"
                case .miscounted(let days): "\(days)일의 합계가 기록과 달라요"
                }
            },
            journalUnreadable: "파일이 손상돼서 더는 읽을 수 없어요",
            detail: { " (SQLite: \($0)\($1 > 0 ? "; 그 밖에 \($1)개" : ""))" },
            copyAnew: { "새로 만들어 주세요: gnd backup \($0) && gnd restore \($0)" },
            recount: "다시 세어 주세요. 기록은 바뀌지 않아요: gnd reimport",
            keepCopy: { "누구의 합계에도 영향이 없어요. 지금 그대로 복사해 두세요: gnd backup \($0)" },
            restore: { "가장 최근 백업으로 바꿔 주세요. \($1) 뒤의 기록은 거기에 없어요: gnd restore \($0)" },
            rescue: "백업이 없어요. 읽을 수 있는 것을 저장해 주세요: gnd export --format json > saved.json",
            signedIn: "토큰이 있어요",
            signedOut: "토큰이 없어요",
            notUTF8: { "\($0)\(Particle.topic.after($0)) UTF-8이 아니에요: LC_ALL=C.UTF-8로 설정해 주세요" },
            noTerminal: "여기에는 없어요. 앱에는 필요하고 명령에는 필요 없어요", allWell: "모두 정상이에요.",
            somethingWrong: "확인할 것이 있어요. ✗ 표시가 있는 줄을 봐 주세요."),
        usageError: { error in
            switch error {
            case .unknownOption(let name): "\(name) 옵션은 없어요."
            case .missingValue(let option): "--\(option.rawValue)에 값이 필요해요: \(option.value.placeholder ?? "")."
            case .needsNoValue(let option): "--\(option.rawValue)에는 값을 쓰지 않아요."
            case .badValue(.zone, let value): "“\(value)” 시간대는 없어요. Asia/Seoul, Europe/Berlin처럼 적어 주세요."
            case .noZones: "이 컴퓨터에 시간대 정보가 없어요. tzdata 패키지를 설치해 주세요. 그 전에는 UTC나 GMT+9 같은 값만 쓸 수 있어요."
            case .badValue(let option, let value):
                "--\(option.rawValue)에 “\(value)” 값은 쓸 수 없어요. 쓸 수 있는 값: \(option.value.expectation(.ko))."
            case .badLink(let problem): LinkStrings.ko.problem(problem)
            case .unknownCommand(let name, let suggestion?): "“\(name)” 명령은 없어요. 혹시 “\(suggestion)” 명령인가요?"
            case .unknownCommand(let name, nil): "“\(name)” 명령은 없어요."
            case .optionNotHere(let option, let command?) where option.isForApp:
                "--\(option.rawValue) 옵션은 앱을 여는 “gnd”에만 써요. “gnd \(command)”에는 쓸 수 없어요."
            case .optionNotHere(let option, let command?): "“gnd \(command)”에는 --\(option.rawValue) 옵션이 없어요."
            case .optionNotHere(let option, nil): "--\(option.rawValue) 옵션은 명령과 함께 써야 해요."
            case .missingOperand(let command, let operand): "“gnd \(command)”에 \(word(for: operand)) 적어 주세요."
            case .badOperand("report", "pdf", _):
                "PDF는 웹 페이지를 인쇄해서 만들어요: “gnd report --format html > report.html”로 저장하고 브라우저에서 PDF로 인쇄해 주세요."
            case .badOperand(let command, let operand, let expected):
                "“gnd \(command)”에 “\(operand)” 값은 쓸 수 없어요. 쓸 수 있는 값: \(expected ?? ValueKind.date.expectation(.ko))."
            case .unexpectedOperand(let command, let operand): "“gnd \(command)”에 “\(operand)” 값은 필요 없어요."
            case .notTogether(let one, let other): "--\(one.rawValue) 옵션은 --\(other.rawValue) 옵션과 함께 쓸 수 없어요."
            case .onlyWith(let one, let other): "--\(one.rawValue) 옵션은 --\(other.rawValue) 옵션과 함께 써야 해요."
            case .targetInTest(let mode): "--mode \(mode.rawValue) 검사에서는 목표를 두지 않아요. --target을 빼고 다시 해 주세요."
            case .datesReversed: "--from 날짜가 --to 날짜보다 늦어요."
            }
        },
        tryHelp: "“gnd --help”를 봐 주세요.")

    /// Returns an operand in words, with its particle: `날짜(DATE)를`.
    private static func word(for placeholder: String) -> String {
        let words = ["WALK": "산책", "DATE": "날짜", "PATH": "가져올 파일이나 폴더", "FILE": "파일", "NUMBER": "번호", "SHELL": "셸"]
        guard let word = words[placeholder] else { return placeholder + Particle.object.after(placeholder) }
        return "\(word)(\(placeholder))\(Particle.object.after(word))"
    }
}
