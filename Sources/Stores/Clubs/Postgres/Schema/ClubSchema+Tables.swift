extension ClubSchema {
    /// The tables of people, led by the member.
    static let peopleTables = #"""
        SET LOCAL ROLE gnd_owner;
        CREATE TABLE together.club (
            is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
            club_id uuid NOT NULL,
            name text NOT NULL,
            protocol_min int NOT NULL,
            protocol_max int NOT NULL,
            schema_version int NOT NULL
        );
        CREATE TABLE together.member (
            member_id uuid PRIMARY KEY,
            since date NOT NULL,
            -- When they left or were removed from the last room; null while they are in one, and of whom the admin let in for a first.
            left_at timestamptz
        );
        -- A machine of a member, by the name of its login or the hash of its token.
        CREATE TABLE together.device (
            key text PRIMARY KEY,
            member_id uuid NOT NULL REFERENCES together.member ON DELETE CASCADE,
            device uuid NOT NULL UNIQUE
        );
        -- The rooms of a member: what decides on all that is seen.
        CREATE TABLE together.member_room (
            member_id uuid NOT NULL,
            room_id uuid NOT NULL,
            PRIMARY KEY (member_id, room_id)
        );
        -- An invitation, by the name of its login or the hash of its secret; to no room where it is for a machine of the one who gave it.
        CREATE TABLE together.invitation (
            hash text PRIMARY KEY,
            key text NOT NULL UNIQUE,
            room_id uuid,
            by_member uuid NOT NULL,
            uses int NOT NULL CHECK (uses BETWEEN 1 AND 100),
            expires bigint NOT NULL,
            made timestamptz NOT NULL
        );
        CREATE TABLE together.invitation_use (
            hash text NOT NULL REFERENCES together.invitation ON DELETE CASCADE,
            device uuid NOT NULL,
            PRIMARY KEY (hash, device)
        );
        -- Logins that ended: no role can drop itself, so they are swept.
        CREATE TABLE together.ended_login (
            role text PRIMARY KEY
        );

        GRANT SELECT ON together.club, together.member, together.device TO gnd_api;
        GRANT UPDATE (left_at) ON together.member TO gnd_api;
        GRANT SELECT, INSERT, DELETE ON together.member_room TO gnd_api, gnd_doorman;
        GRANT SELECT ON together.club TO gnd_doorman;
        GRANT SELECT, INSERT, UPDATE, DELETE ON together.member, together.device, together.invitation, together.invitation_use,
            together.ended_login TO gnd_doorman;
        RESET ROLE;
        """#

    /// The tables of rooms, led by the room.
    ///
    /// A cheer or a request, which one member writes about another, refers to the writer's membership only. A foreign key to the other's
    /// would lock it, and whoever forgot an open transaction would keep the other from pushing and from leaving.
    static let roomTables = #"""
        SET LOCAL ROLE gnd_owner;
        CREATE TABLE together.room (
            room_id uuid PRIMARY KEY,
            name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
            period text NOT NULL CHECK (period IN ('week', 'fourWeeks', 'twelveWeeks', 'open')),
            daily_cap int NOT NULL CHECK (daily_cap IN (0, 7500, 10000, 12000)),
            opened date NOT NULL CHECK (opened BETWEEN '2000-01-01' AND '2999-12-31'),
            closes date,
            founder uuid NOT NULL,
            -- When somebody was last removed: who was may have any word from before, and come as somebody new.
            words_from timestamptz NOT NULL DEFAULT '-infinity'
        );
        -- When a member last left or was removed: no invitation from before lets them in again, and none that they gave lets anybody in.
        CREATE TABLE together.barred (
            room_id uuid NOT NULL REFERENCES together.room ON DELETE CASCADE,
            member_id uuid NOT NULL,
            since timestamptz NOT NULL,
            PRIMARY KEY (room_id, member_id)
        );
        CREATE TABLE together.membership (
            room_id uuid NOT NULL REFERENCES together.room ON DELETE CASCADE,
            member_id uuid NOT NULL,
            nickname text COLLATE "C" NOT NULL CHECK (char_length(nickname) BETWEEN 1 AND 200),
            joined date NOT NULL,
            revision bigint NOT NULL DEFAULT 0,
            PRIMARY KEY (room_id, member_id)
        );
        CREATE INDEX membership_by_name ON together.membership (room_id, nickname, member_id);
        -- What one machine says of one day; null where it took the day back, so that readers hear of that.
        CREATE TABLE together.day_total (
            room_id uuid NOT NULL,
            member_id uuid NOT NULL,
            day date NOT NULL,
            device uuid NOT NULL,
            steps int CHECK (steps BETWEEN 0 AND 200000),
            revision bigint NOT NULL,
            PRIMARY KEY (room_id, member_id, day, device),
            FOREIGN KEY (room_id, member_id) REFERENCES together.membership ON DELETE CASCADE
        );
        -- Sums that the writer keeps: of a week, by its Monday, of all days, under -infinity, and of challenges, under dates after 2999.
        -- Counted is what the cap leaves.
        -- The nickname is here, too, because members with the same sum stand in its order, and a page is read from the index.
        CREATE TABLE together.step_sum (
            room_id uuid NOT NULL,
            week date NOT NULL,
            member_id uuid NOT NULL,
            nickname text COLLATE "C" NOT NULL,
            counted bigint NOT NULL,
            walked bigint NOT NULL,
            PRIMARY KEY (room_id, week, member_id),
            FOREIGN KEY (room_id, member_id) REFERENCES together.membership ON DELETE CASCADE
        );
        CREATE INDEX step_sum_rank ON together.step_sum (room_id, week, counted DESC, nickname, member_id);
        -- The key is the limit: one cheer a day from one member to another.
        CREATE TABLE together.cheer (
            room_id uuid NOT NULL,
            to_member uuid NOT NULL,
            day date NOT NULL,
            from_member uuid NOT NULL,
            PRIMARY KEY (room_id, to_member, day, from_member),
            FOREIGN KEY (room_id, from_member) REFERENCES together.membership ON DELETE CASCADE
        );
        CREATE INDEX cheer_from ON together.cheer (room_id, from_member);
        CREATE TABLE together.walk_request (
            room_id uuid NOT NULL,
            request_id uuid NOT NULL,
            from_member uuid NOT NULL,
            to_member uuid NOT NULL,
            starts bigint NOT NULL,
            expires bigint NOT NULL,
            answer text CHECK (answer IN ('accepted', 'declined', 'withdrawn')),
            PRIMARY KEY (room_id, request_id),
            FOREIGN KEY (room_id, from_member) REFERENCES together.membership ON DELETE CASCADE
        );
        CREATE INDEX walk_request_from ON together.walk_request (room_id, from_member);
        CREATE INDEX walk_request_to ON together.walk_request (room_id, to_member);
        CREATE TABLE together.challenge (
            room_id uuid NOT NULL,
            challenge_id uuid NOT NULL,
            by_member uuid NOT NULL,
            first_day date NOT NULL,
            last_day date NOT NULL,
            daily_cap int NOT NULL CHECK (daily_cap IN (0, 7500, 10000, 12000)),
            has_handicap boolean NOT NULL,
            is_called_off boolean NOT NULL,
            PRIMARY KEY (room_id, challenge_id),
            FOREIGN KEY (room_id, by_member) REFERENCES together.membership ON DELETE CASCADE
        );
        CREATE INDEX challenge_by ON together.challenge (room_id, by_member);

        GRANT SELECT, INSERT, DELETE ON together.room, together.cheer TO gnd_api;
        GRANT SELECT, INSERT, UPDATE ON together.barred TO gnd_api;
        GRANT SELECT, INSERT, UPDATE, DELETE ON together.barred TO gnd_doorman;
        GRANT SELECT, INSERT, UPDATE, DELETE ON together.membership, together.day_total, together.step_sum, together.walk_request,
            together.challenge TO gnd_api;
        GRANT UPDATE (words_from) ON together.room TO gnd_doorman;
        GRANT SELECT, DELETE ON together.room, together.cheer, together.walk_request, together.challenge TO gnd_doorman;
        GRANT SELECT, INSERT, DELETE ON together.membership TO gnd_doorman;
        GRANT SELECT, INSERT, DELETE ON together.step_sum TO gnd_doorman;
        RESET ROLE;
        """#
}
