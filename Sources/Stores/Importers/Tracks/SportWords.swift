import Basis

/// The names of sports, as apps and people write them.
///
/// Words count whole, so that "Trekking bike" is a bicycle and "Runde" no run; languages that join words without spaces have stems.
enum SportWords {
    static let walks = set(
        """
        walk walks walked walking walker stroll strolling dogwalk dogwalking racewalk racewalking powerwalk powerwalking speedwalking
        gehen spazieren spazierengehen spaziergang gassi walken nordicwalking marche marcher promenade balade caminar caminata caminando
        paseo pasear andar camminata camminare cammino passeggiata caminhada caminhar passeio wandelen wandeling wandeltocht promenera
        promenad gång gåtur kävely spacer spacerowanie chodzenie chód marsz chůze procházka chôdza prechádzka séta gyaloglás plimbare
        ходьба прогулка пешком пешая прогулянка ходіння yürüyüş yürüme περπάτημα hodanje šetnja hoja разходка jalan
        """)
    static let hikes = set(
        """
        hike hikes hiked hiking hiker trek treks trekking backpacking mountaineering hillwalking bushwalking tramping
        wandern wanderung wandertour bergwandern bergtour bergsteigen randonnée randonnee rando randonner senderismo excursionismo
        montañismo escursione escursionismo montanhismo hiken bergwandelen vandring vandra vandretur fottur vaellus retkeily wędrówka
        wędrówki túra túrázás turistika drumeție поход πεζοπορία planinarenje pohodništvo
        """)
    static let others = set(
        """
        run runs running runner jog jogging jogger trailrun trailrunning sprint bike bikes biking biker bicycle bicycling ebike cycle cycling
        cyclist ride rides riding velomobile handcycle spinning swim swims swimming openwater row rowing rower ski skiing snowboard
        snowboarding snowshoe snowshoeing skate skating iceskate inlineskating rollerski drive driving car motorcycle motorcycling motorbike
        motor moto boat boating yoga pilates weight weights weightlifting weighttraining strength crossfit elliptical stair stairs
        stairstepper climb climbing rockclimbing golf golfing sail sailing kayak kayaking canoe canoeing paddle paddling paddleboard
        paddleboarding paddleboarder sup surf surfing kitesurf kitesurfing windsurf windsurfing flight flying paragliding tennis football
        soccer basketball baseball badminton volleyball handball hockey cricket rugby squash pickleball padel racquetball dance dancing
        aerobics hiit vehicle automotive bus tram ferry still sleep sleeping meditation horse horseback horseriding equestrian
        wheelchair multisport triathlon duathlon transition diving dive scuba snorkeling fishing hunting boxing karate gymnastics mtb bmx
        scooter skateboard skateboarding longboard rollerblade unicycle stepper virtualride virtualrun gravelride mountainbike
        mountainbiking
        lauf laufen joggen rennen radfahren rad fahrrad rennrad radeln radtour radwandern mountainbiken schwimmen freiwasser rudern skifahren
        langlauf skilanglauf skitour schneeschuh reiten ausritt wanderreiten klettern segeln paddeln kajak kanu krafttraining autofahren
        motorrad rollstuhl schlittschuh schlittschuhlaufen eislaufen inlineskaten tanzen fußball turnen
        course courir footing vélo velo vtt vttae cyclisme natation nager nage aviron équitation équestre cheval escalade voile canoë
        patinage roller raquette raquettes plongée musculation danse voiture fauteuil
        correr carrera ciclismo bicicleta bici nadar natación natacion remo equitación escalada patinaje esquí esqui coche silla
        corsa correre bicicletta nuoto nuotare canottaggio equitazione cavallo arrampicata vela pattinaggio sci ciaspole
        corrida pedalada natação nado equitação patinação esquiar
        hardlopen fietsen fiets wielrennen zwemmen roeien paardrijden schaatsen klimmen zeilen skiën autorijden rolstoel
        löpning springa cykling cykel simning simma rodd ridning skidor skidåkning løb løbe svømning roning løping sykling svømming roing
        juoksu pyöräily uinti soutu hiihto
        bieganie bieg rower kolarstwo jazda pływanie wioślarstwo narty wspinaczka běh kolo cyklistika plavání beh plávanie futás
        kerékpár úszás alergare înot
        бег велосипед велоспорт езда плавание гребля лыжи верховая біг плавання велопрогулянка koşu bisiklet yüzme τρέξιμο ποδηλασία
        κολύμβηση trčanje biciklizam plivanje
        """)
    /// Words without meaning here: for any activity, for a place, and those between others.
    static let nothing = set(
        """
        unknown generic track tracks workout fitness activity activities exercise sport sports training outdoor outdoors indoor gps
        recording recorded default none misc uncategorized uncategorised session route on foot onfoot treadmill
        aktivität laufband activité entraînement actividad entrenamiento attività allenamento
        atividade treino activiteit 운동 활동 실외 실내 야외 ワークアウト 运动 運動
        """)
    /// Words of recorders for everything that they have no word for.
    static let anything = set(
        "other others sonstiges sonstige andere autre autres otro otra altro outro outra overig anders inne другое 기타 その他 其他 其它")
    static let walkStems = ["걷기", "산책", "보행", "도보", "워킹", "ウォーキング", "散歩", "歩行", "徒歩", "步行", "散步", "走路", "健走"]
    static let hikeStems = ["등산", "하이킹", "트레킹", "둘레길", "ハイキング", "登山", "トレッキング", "徒步", "远足", "遠足", "爬山", "健行", "越野行走"]
    static let otherStems = [
        "달리기", "러닝", "조깅", "마라톤", "자전거", "사이클", "라이딩", "수영", "로잉", "조정", "스키", "스케이트", "승마", "클라이밍", "골프", "요가",
        "필라테스", "헬스", "축구", "농구", "배드민턴", "테니스", "카약", "패들", "휠체어", "운전", "계단",
        "ランニング", "ジョギング", "トレイルラン", "マラソン", "サイクリング", "自転車", "水泳", "スイミング", "ボート", "カヤック", "スキー", "スケート", "乗馬", "ゴルフ",
        "ヨガ", "クライミング", "車いす", "テニス", "サッカー",
        "跑", "骑行", "騎行", "自行车", "自行車", "单车", "單車", "游泳", "划船", "滑雪", "滑冰", "骑马", "騎馬", "高尔夫", "高爾夫", "瑜伽", "瑜珈", "攀岩",
        "轮椅", "輪椅", "开车", "開車",
    ]
    /// The numbers of Strava's older files for a ride and a run.
    static let numbers: Set<String> = ["1", "9"]

    static func isWritten(_ stems: [String], in text: String) -> Bool {
        !text.utf8.allSatisfy { $0 < 0x80 } && stems.contains(where: text.contains)
    }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
