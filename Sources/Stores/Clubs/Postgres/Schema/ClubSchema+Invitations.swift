extension ClubSchema {
    /// Invitations: giving one, and taking one as a member or as somebody new.
    static let invitations = #"""
        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.invite(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            uses int := (a->>'uses')::int;
            expires bigint := (a->>'expires')::bigint;
            mine uuid := CASE WHEN this IS NULL THEN gnd_v1.require_member() ELSE gnd_v1.require_room(this) END;
            known together.invitation;
        BEGIN
            IF a->>'hash' IS NULL OR a->>'hash' !~ '^[0-9a-f]{64}$' OR uses IS NULL OR NOT uses BETWEEN 1 AND 100 OR expires IS NULL THEN
                RAISE SQLSTATE 'GN003';
            END IF;
            SELECT * INTO known FROM together.invitation i WHERE i.hash = a->>'hash';
            IF known.hash IS NULL THEN
                -- The program asks for seven days, by a clock that may be two days off.
                IF expires > gnd_v1.now_milliseconds() + 9 * 86400000 THEN RAISE SQLSTATE 'GN015'; END IF;
                -- Those that were over when they were made are logins as well.
                IF (SELECT count(*) FROM together.invitation i WHERE i.by_member = mine
                    AND (i.expires > gnd_v1.now_milliseconds() OR i.made > clock_timestamp() - interval '1 day')) >= 50 THEN
                    RAISE SQLSTATE 'GN004';
                END IF;
                INSERT INTO together.invitation (hash, key, room_id, by_member, uses, expires, made)
                    VALUES (a->>'hash', gnd_v1.make_key('i', a), this, mine, uses, expires, clock_timestamp());
            ELSIF (known.room_id, known.by_member, known.uses, known.expires) IS DISTINCT FROM (this, mine, uses, expires) THEN
                RAISE SQLSTATE 'GN011';
            END IF;
            RETURN (SELECT jsonb_build_object('club', c.club_id, 'name', c.name,
                'room', (SELECT r.name FROM together.room r WHERE r.room_id = this)) FROM together.club c);
        END $$;

        -- Takes an invitation for a machine, whose member this is already, or is to become. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.take(i together.invitation, machine uuid, mine uuid, newcomer uuid, nickname text, day date) RETURNS uuid
            LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            is_again boolean := EXISTS (SELECT FROM together.invitation_use u WHERE u.hash = i.hash AND u.device = machine);
            whom uuid := coalesce(mine, CASE WHEN i.room_id IS NULL THEN i.by_member ELSE newcomer END);
            room together.room;
        BEGIN
            PERFORM gnd_v1.require_near(day);
            IF NOT is_again THEN
                IF i.expires <= gnd_v1.now_milliseconds() THEN RAISE SQLSTATE 'GN007'; END IF;
                IF (SELECT count(*) FROM together.invitation_use u WHERE u.hash = i.hash) >= i.uses THEN RAISE SQLSTATE 'GN005'; END IF;
                INSERT INTO together.invitation_use (hash, device) VALUES (i.hash, machine);
            END IF;
            IF i.room_id IS NULL THEN
                IF whom <> i.by_member THEN RAISE SQLSTATE 'GN011'; END IF;
                RETURN whom;
            END IF;
            -- No conflict is allowed here: who is somebody already cannot be become.
            IF mine IS NULL THEN INSERT INTO together.member (member_id, since) VALUES (whom, day); END IF;
            IF EXISTS (SELECT FROM together.membership m WHERE m.room_id = i.room_id AND m.member_id = whom) THEN RETURN whom; END IF;
            -- Who left or was removed needs a new one, whoever gave the others and whichever machine takes them; theirs let nobody in.
            IF is_again OR EXISTS (SELECT FROM together.barred b
                WHERE b.room_id = i.room_id AND b.member_id IN (whom, i.by_member) AND b.since >= i.made) THEN
                RAISE SQLSTATE 'GN005';
            END IF;
            SELECT * INTO room FROM together.room r WHERE r.room_id = i.room_id;
            IF room.room_id IS NULL THEN RAISE SQLSTATE 'GN002'; END IF;
            IF room.words_from >= i.made THEN RAISE SQLSTATE 'GN005'; END IF;
            IF room.closes < day THEN RAISE SQLSTATE 'GN010'; END IF;
            IF (SELECT count(*) FROM together.membership m WHERE m.room_id = i.room_id) >= 10000 THEN RAISE SQLSTATE 'GN009'; END IF;
            PERFORM gnd_v1.stay(whom);
            INSERT INTO together.member_room (member_id, room_id) VALUES (whom, i.room_id) ON CONFLICT DO NOTHING;
            INSERT INTO together.membership (room_id, member_id, nickname, joined) VALUES (i.room_id, whom, take.nickname, day);
            INSERT INTO together.step_sum (room_id, week, member_id, nickname, counted, walked)
                VALUES (i.room_id, '-infinity', whom, take.nickname, 0, 0);
            RETURN whom;
        END $$;

        -- A member takes an invitation, whose secret they prove by its hash.
        CREATE FUNCTION gnd_v1.join_room(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
            i together.invitation;
        BEGIN
            SELECT * INTO i FROM together.invitation x WHERE x.hash = a->>'hash' FOR UPDATE;
            IF i.hash IS NULL THEN RAISE SQLSTATE 'GN008'; END IF;
            PERFORM gnd_v1.take(i, (SELECT d.device FROM together.device d WHERE d.key = gnd_v1.caller()), mine, mine, a->>'nickname', (a->>'day')::date);
            RETURN '{}';
        END $$;

        -- An invitation lets a machine in: as a new member, or as another machine of the member who gave it.
        CREATE FUNCTION gnd_v1.enter(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            machine uuid := (a->>'device')::uuid;
            i together.invitation;
            known together.device;
            whom uuid;
        BEGIN
            SELECT * INTO i FROM together.invitation x WHERE x.key = gnd_v1.caller() FOR UPDATE;
            IF i.hash IS NULL THEN RAISE SQLSTATE 'GN008'; END IF;
            SELECT * INTO known FROM together.device d WHERE d.device = machine;
            -- A machine that is there takes its own invitations; what was taken for it is only said again.
            IF known.key IS NOT NULL AND NOT EXISTS (SELECT FROM together.invitation_use u WHERE u.hash = i.hash AND u.device = machine) THEN
                RAISE SQLSTATE 'GN011';
            END IF;
            whom := gnd_v1.take(i, machine, known.member_id, (a->>'member')::uuid, a->>'nickname', (a->>'day')::date);
            IF known.key IS NULL THEN
                IF (SELECT count(*) FROM together.device d WHERE d.member_id = whom) >= 8 THEN RAISE SQLSTATE 'GN004'; END IF;
                INSERT INTO together.device (key, member_id, device) VALUES (gnd_v1.make_key('d', a), whom, machine);
            END IF;
            RETURN '{}';
        END $$;

        -- The admin lets the first machine of a member in.
        CREATE FUNCTION gnd_v1.admit(a jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            IF EXISTS (SELECT FROM together.device d WHERE d.device = (a->>'device')::uuid AND d.member_id = (a->>'member')::uuid) THEN
                RETURN '{}';
            END IF;
            INSERT INTO together.member (member_id, since) VALUES ((a->>'member')::uuid, gnd_v1.today());
            INSERT INTO together.device (key, member_id, device) VALUES (gnd_v1.make_key('d', a), (a->>'member')::uuid, (a->>'device')::uuid);
            RETURN '{}';
        END $$;

        -- The admin invites a new computer of a member who lost theirs; those before come in no more, nor do whom they invited.
        CREATE FUNCTION gnd_v1.readmit(a jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            whom uuid := (a->>'member')::uuid;
            has_tokens boolean;
            ended text;
        BEGIN
            IF NOT EXISTS (SELECT FROM together.membership m WHERE m.member_id = whom) THEN RAISE SQLSTATE 'GN013'; END IF;
            IF a->>'hash' IS NULL OR a->>'hash' !~ '^[0-9a-f]{64}$' OR a->>'expires' IS NULL THEN RAISE SQLSTATE 'GN003'; END IF;
            has_tokens := EXISTS (SELECT FROM together.device d WHERE d.member_id = whom AND d.key !~ '^gnd_');
            FOR ended IN SELECT key FROM together.device WHERE member_id = whom UNION SELECT key FROM together.invitation WHERE by_member = whom LOOP
                PERFORM gnd_v1.end_login(ended);
            END LOOP;
            DELETE FROM together.invitation WHERE by_member = whom;
            DELETE FROM together.device WHERE member_id = whom;
            INSERT INTO together.invitation (hash, key, room_id, by_member, uses, expires, made) VALUES (a->>'hash',
                gnd_v1.make_key('i', CASE WHEN has_tokens THEN a - 'login' ELSE a END), NULL, whom, 1, (a->>'expires')::bigint, clock_timestamp());
            RETURN (SELECT jsonb_build_object('club', c.club_id, 'name', c.name, 'tokens', has_tokens) FROM together.club c);
        END $$;

        -- The admin lets a member go who is in no room, whether or not the member can log in.
        CREATE FUNCTION gnd_v1.dismiss(a jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            whom uuid := (a->>'member')::uuid;
        BEGIN
            IF EXISTS (SELECT FROM together.member_room m WHERE m.member_id = whom) THEN RAISE SQLSTATE 'GN011'; END IF;
            PERFORM gnd_v1.forget(whom);
            RETURN '{}';
        END $$;
        RESET ROLE;
        GRANT EXECUTE ON FUNCTION gnd_v1.invite(jsonb), gnd_v1.join_room(jsonb), gnd_v1.enter(jsonb) TO gnd_api;
        """#
}
