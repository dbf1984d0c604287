extension ClubSchema {
    /// Days: those of the calling machine are pushed, those of all members of a room are read.
    static let days = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.monday(day date) RETURNS date LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT day - (extract(isodow FROM day)::int - 1)
        $$;

        -- Sets what this machine says of days. Locks one row, the caller's membership, and that not against those who refer to it.
        -- What changes nothing changes no revision either.
        CREATE FUNCTION gnd_v1.push(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
            machine uuid := gnd_v1.my_device();
            last date;
            state together.membership;
            room together.room;
            changed date[];
        BEGIN
            IF (SELECT count(*) FROM jsonb_object_keys(a->'days')) > 400 THEN RAISE SQLSTATE 'GN004'; END IF;
            SELECT * INTO state FROM together.membership m WHERE m.room_id = this AND m.member_id = mine FOR NO KEY UPDATE;
            SELECT * INTO room FROM together.room r WHERE r.room_id = this;
            IF state.room_id IS NULL OR room.room_id IS NULL THEN RAISE SQLSTATE 'GN002'; END IF;
            IF EXISTS (SELECT FROM jsonb_each_text(a->'days') WHERE value::numeric NOT BETWEEN 0 AND 200000) THEN RAISE SQLSTATE 'GN016'; END IF;
            last := least(room.closes, gnd_v1.today() + 2);
            IF EXISTS (SELECT FROM jsonb_each_text(a->'days') WHERE value IS NOT NULL AND NOT key::date BETWEEN room.opened AND last) THEN
                RAISE SQLSTATE 'GN015';
            END IF;

            WITH given AS (
                SELECT key::date AS day, value::int AS steps FROM jsonb_each_text(a->'days')
            ), said AS (
                INSERT INTO together.day_total AS t (room_id, member_id, day, device, steps, revision)
                SELECT this, mine, g.day, machine, g.steps, state.revision + 1 FROM given g WHERE g.steps IS NOT NULL
                ON CONFLICT (room_id, member_id, day, device) DO UPDATE SET steps = excluded.steps, revision = excluded.revision
                    WHERE t.steps IS DISTINCT FROM excluded.steps
                RETURNING t.day
            ), taken_back AS (
                UPDATE together.day_total t SET steps = NULL, revision = state.revision + 1 FROM given g
                WHERE g.steps IS NULL AND t.room_id = this AND t.member_id = mine AND t.day = g.day AND t.device = machine
                    AND t.steps IS NOT NULL
                RETURNING t.day
            )
            SELECT array_agg(day) INTO changed FROM (SELECT day FROM said UNION ALL SELECT day FROM taken_back) c;
            IF changed IS NULL THEN RETURN jsonb_build_object('revision', state.revision); END IF;

            -- The weeks that changed, counted anew: at most seven days of each machine.
            INSERT INTO together.step_sum AS s (room_id, week, member_id, nickname, counted, walked)
                SELECT this, w.week, mine, state.nickname,
                    coalesce(sum(CASE room.daily_cap WHEN 0 THEN d.steps ELSE least(d.steps, room.daily_cap) END), 0), coalesce(sum(d.steps), 0)
                FROM (SELECT DISTINCT gnd_v1.monday(x) AS week FROM unnest(changed) x) w
                LEFT JOIN LATERAL (SELECT t.day, max(t.steps) AS steps FROM together.day_total t
                    WHERE t.room_id = this AND t.member_id = mine AND t.day BETWEEN w.week AND w.week + 6 GROUP BY t.day) d ON true
                GROUP BY w.week
                ON CONFLICT (room_id, week, member_id) DO UPDATE SET counted = excluded.counted, walked = excluded.walked;
            -- Of all weeks, each looked up by its key: by room and member alone everybody's would be read.
            UPDATE together.step_sum s SET (counted, walked) = (
                SELECT sum(x.counted), sum(x.walked)
                FROM (SELECT DISTINCT t.day - (extract(isodow FROM t.day)::int - 1) AS week FROM together.day_total t
                    WHERE t.room_id = this AND t.member_id = mine) w
                JOIN together.step_sum x ON x.room_id = this AND x.week = w.week AND x.member_id = mine)
                WHERE s.room_id = this AND s.week = '-infinity' AND s.member_id = mine;
            PERFORM gnd_v1.count_challenges(this, mine, state.nickname, changed);
            UPDATE together.membership m SET revision = state.revision + 1 WHERE m.room_id = this AND m.member_id = mine;
            RETURN jsonb_build_object('revision', state.revision + 1);
        END $$;

        -- Everybody in a small room, and how far their revisions are; of a large one some, and always the caller.
        CREATE FUNCTION gnd_v1.heads(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object('member', h.member_id, 'nickname', h.nickname, 'joined', h.joined,
                    'revision', h.revision, 'total', s.walked) ORDER BY h.member_id), '[]')
                FROM ((SELECT * FROM together.membership m WHERE m.room_id = this AND m.member_id <> mine ORDER BY m.member_id LIMIT 199)
                    UNION ALL SELECT * FROM together.membership m WHERE m.room_id = this AND m.member_id = mine) h
                JOIN together.step_sum s ON s.room_id = this AND s.week = '-infinity' AND s.member_id = h.member_id);
        END $$;

        -- The members who are asked for, by identity or by exact name; of those of one name no more are read than are answered.
        CREATE FUNCTION gnd_v1.find_members(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            IF jsonb_array_length(a->'members') + jsonb_array_length(a->'names') > 200 THEN RAISE SQLSTATE 'GN004'; END IF;
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object('member', h.member_id, 'nickname', h.nickname, 'joined', h.joined,
                    'revision', h.revision, 'total', coalesce((SELECT s.walked FROM together.step_sum s
                        WHERE s.room_id = this AND s.week = '-infinity' AND s.member_id = h.member_id), 0)) ORDER BY h.member_id), '[]')
                FROM (SELECT * FROM (
                        SELECT i.* FROM jsonb_array_elements_text(a->'members') w(id), LATERAL (
                            SELECT * FROM together.membership m WHERE m.room_id = this AND m.member_id = w.id::uuid LIMIT 1) i
                        UNION SELECT n.* FROM jsonb_array_elements_text(a->'names') w(called), LATERAL (
                            SELECT * FROM together.membership m WHERE m.room_id = this AND m.nickname = w.called
                                ORDER BY m.member_id LIMIT 200) n
                    ) u ORDER BY u.member_id LIMIT 200) h);
        END $$;

        -- The days that are newer than what the caller has of each member. There is no gap: the revisions of a member are taken under
        -- the lock of their own row, and one statement reads the revision and the days.
        CREATE FUNCTION gnd_v1.pull(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            -- A room has no more members.
            IF (SELECT count(*) FROM jsonb_object_keys(a->'known')) > 10000 THEN RAISE SQLSTATE 'GN004'; END IF;
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object('member', m.member_id, 'revision', m.revision, 'whole', k.revision <= 0,
                    'days', (SELECT coalesce(jsonb_object_agg(d.day, d.steps), '{}') FROM (
                        SELECT t.day, max(t.steps) AS steps, max(t.revision) AS revision FROM together.day_total t
                        WHERE t.room_id = this AND t.member_id = m.member_id GROUP BY t.day) d
                        WHERE d.revision > k.revision AND (k.revision > 0 OR d.steps IS NOT NULL)))), '[]')
                FROM (SELECT key::uuid AS member_id, value::bigint AS revision FROM jsonb_each_text(a->'known')) k
                JOIN together.membership m ON m.room_id = this AND m.member_id = k.member_id AND m.revision > k.revision);
        END $$;
        RESET ROLE;
        """#
}
