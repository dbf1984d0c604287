import Screens
import Terminal

/// The keys of a room that is shared with other machines.
extension TogetherKeys {
    var clubSpan: KeyEntry { KeyEntry("club.span", "s", title: strings.club.span) }
    var clubCheer: KeyEntry { KeyEntry("club.cheer", "c", title: strings.club.cheer) }
    var clubAsk: KeyEntry { KeyEntry("club.ask", "w", title: strings.club.ask) }
    var clubAbout: KeyEntry { KeyEntry("club.about", "v", title: strings.club.about) }
    var clubAccept: KeyEntry { KeyEntry("club.accept", "y", title: strings.club.accept) }
    var clubDecline: KeyEntry { KeyEntry("club.decline", "n", title: strings.club.decline) }
    var clubNextQuestion: KeyEntry { KeyEntry("club.nextQuestion", "o", title: strings.club.nextQuestion) }
    var clubWithdraw: KeyEntry { KeyEntry("club.withdraw", "z", title: strings.club.withdraw) }
    var clubCallOff: KeyEntry { KeyEntry("club.callOff", "f", title: strings.club.callOff) }
    var clubInvite: KeyEntry { KeyEntry("club.invite", "i", title: strings.club.invite) }
    var clubLeave: KeyEntry { KeyEntry("club.leave", "x", title: strings.club.leave) }
    var clubBlock: KeyEntry { KeyEntry("club.block", "b", title: strings.club.block) }
    var clubRemove: KeyEntry { KeyEntry("club.remove", "d", title: strings.club.remove) }
    var clubFind: KeyEntry { KeyEntry("club.find", "m", title: strings.club.find) }
    var clubChallenges: KeyEntry { KeyEntry("club.challenges", "t", title: strings.challenges.title) }
    var clubSync: KeyEntry { KeyEntry("club.sync", "r", title: strings.club.sync) }

    var clubSection: KeySection {
        KeySection(
            strings.club.section,
            [
                clubSpan, clubCheer, clubAsk, clubAccept, clubDecline, clubNextQuestion, clubWithdraw, clubCallOff, clubInvite,
                clubLeave, clubChallenges, clubFind, clubBlock, clubRemove, clubSync, clubAbout,
            ])
    }
}
