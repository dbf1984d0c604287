import Phrases

/// An app or a phone whose export can be read, for the page that says how to get it.
package nonisolated enum ExportPlatform: CaseIterable, Sendable {
    case appleHealth, healthConnect, samsung, fitbit, garmin, google, gadgetbridge

    /// Those that a watch may tell its numbers to.
    package static let watches: [ExportPlatform] = [.appleHealth, .garmin, .samsung, .fitbit, .gadgetbridge, .healthConnect]
    /// Those that are on phones.
    package static let phones: [ExportPlatform] = [.appleHealth, .healthConnect, .samsung, .google]
}

/// The words of the page that says how to get an export; at most five lines a platform.
package nonisolated struct ExportGuide: Sendable, Translated {
    package var title: String
    package var name: @Sendable (ExportPlatform) -> String
    package var steps: @Sendable (ExportPlatform) -> [String]
    /// The last step: the use of the file.
    package var then: String

    package static let en = ExportGuide(
        title: "Get your data",
        name: { platform in
            switch platform {
            case .appleHealth: "Apple Health (iPhone, Apple Watch)"
            case .healthConnect: "Health Connect (Android)"
            case .samsung: "Samsung Health"
            case .fitbit: "Fitbit"
            case .garmin: "Garmin Connect"
            case .google: "Google Fit"
            case .gadgetbridge: "Gadgetbridge (watches without an account)"
            }
        },
        steps: { platform in
            switch platform {
            case .appleHealth:
                ["Health: tap your picture, then “Export All Health Data”.", "Save export.zip to a folder that this computer sees."]
            case .healthConnect:
                [
                    "Settings: search for Health Connect, then its backup and export.",
                    "Turn on the scheduled export, and choose where it goes.",
                    "The zip that appears there is the export; it comes anew by itself.",
                ]
            case .samsung:
                [
                    "Samsung Health: ⋮, Settings, “Download personal data”.", "It lands in Download/Samsung Health on the phone.",
                    "Copy the whole folder, or a zip of it.",
                ]
            case .fitbit: ["takeout.google.com: choose Fitbit alone, and export once.", "Download the zip."]
            case .garmin:
                [
                    "garmin.com, account, data management: export your data.",
                    "A link comes by mail; the zip has FIT files in its DI_CONNECT.",
                    "One walk: connect.garmin.com, the gear, export as FIT, TCX or GPX.",
                ]
            case .google: ["takeout.google.com: choose Fit alone, and export once.", "Download the zip."]
            case .gadgetbridge:
                [
                    "Settings, Automations, “Auto export database”: turn it on.",
                    "Set the export location to a folder that is synchronised,", "as by Syncthing; from then on all comes by itself.",
                ]
            }
        },
        then: "Import the file with “i” on the home screen, or choose a folder: what appears in it is imported by itself.")

    package static let ko = ExportGuide(
        title: "기록 가져올 준비",
        name: { platform in
            switch platform {
            case .appleHealth: "Apple 건강 (iPhone, Apple Watch)"
            case .healthConnect: "헬스 커넥트 (Android)"
            case .samsung: "삼성 헬스"
            case .fitbit: "Fitbit"
            case .garmin: "가민 커넥트 (Garmin Connect)"
            case .google: "Google 피트니스"
            case .gadgetbridge: "Gadgetbridge (계정 없이 쓰는 시계)"
            }
        },
        steps: { platform in
            switch platform {
            case .appleHealth:
                ["건강 앱에서 프로필 사진을 누르고 ‘모든 건강 데이터 내보내기’를 골라요.", "export.zip을 이 컴퓨터에서 보이는 폴더에 저장해요."]
            case .healthConnect:
                ["설정에서 헬스 커넥트를 찾아 백업과 내보내기를 열어요.", "예약 내보내기를 켜고 저장할 곳을 골라요.", "그곳에 생기는 zip 파일이에요. 예약한 때마다 새 파일로 바뀌어요."]
            case .samsung:
                ["삼성 헬스에서 ⋮, 설정, ‘개인 데이터 다운로드’를 눌러요.", "휴대폰의 Download/Samsung Health 폴더에 생겨요.", "폴더째 복사하거나 zip으로 묶어 복사해요."]
            case .fitbit: ["takeout.google.com에서 Fitbit만 골라 한 번 내보내요.", "zip 파일을 내려받아요."]
            case .garmin:
                [
                    "garmin.com 계정의 데이터 관리에서 내보내기를 신청해요.", "메일로 받은 zip 파일의 DI_CONNECT 폴더에 FIT 파일이 있어요.",
                    "산책 하나는 connect.garmin.com 톱니바퀴에서 FIT, TCX, GPX로 받아요.",
                ]
            case .google: ["takeout.google.com에서 Google 피트니스만 골라 한 번 내보내요.", "zip 파일을 내려받아요."]
            case .gadgetbridge:
                ["설정, 자동화에서 데이터베이스 자동 내보내기를 켜요.", "저장 위치는 Syncthing처럼 동기화되는 폴더로 정해요.", "그다음부터는 모두 저절로 와요."]
            }
        },
        then: "홈 화면에서 “i”로 파일을 가져오거나, 폴더를 골라 두면 그 폴더에 들어오는 파일을 저절로 가져와요.")
}
