extension ClubSchema {
    /// A page of a ranking: its first places, and the neighbourhood of the caller.
    ///
    /// Members with a sum stand in the order of an index; those without come behind, in the order of names, and are looked for only where
    /// the page reaches them. Places are counted once, for the first row of the neighbourhood; every other follows from its row.
    static let ranking = #"""
        SET LOCAL ROLE gnd_api;
        -- The members without a step in a span. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.resting(this uuid, span date) RETURNS TABLE (nickname text, member_id uuid)
            LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT m.nickname, m.member_id FROM together.membership m WHERE m.room_id = this AND NOT EXISTS (
                SELECT FROM together.step_sum s WHERE s.room_id = this AND s.week = span AND s.member_id = m.member_id AND s.counted > 0)
        $$;

        CREATE FUNCTION gnd_v1.ranking(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        #variable_conflict use_column
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
            named uuid := (a->>'challenge')::uuid;
            span date := coalesce(gnd_v1.challenge_span(named), gnd_v1.monday((a->>'week')::date), '-infinity');
            many int := least(greatest((a->>'top')::int, 0), 100);
            around int := least(greatest((a->>'around')::int, 0), 100);
            my_name text := (SELECT nickname FROM together.membership WHERE room_id = this AND member_id = mine);
            my_sum bigint := coalesce((SELECT counted FROM together.step_sum WHERE room_id = this AND week = span AND member_id = mine), 0);
            near jsonb;
            first_sum bigint;
            first_name text;
            first_id uuid;
            above bigint;
            before bigint;
            head jsonb;
        BEGIN
            IF named IS NOT NULL AND NOT EXISTS (SELECT FROM together.challenge c JOIN together.room r USING (room_id)
                WHERE c.room_id = this AND c.challenge_id = named AND c.by_member = r.founder AND NOT c.is_called_off) THEN
                RAISE SQLSTATE 'GN017';
            END IF;
            WITH ahead_resting AS (
                SELECT 0::bigint AS counted, r.nickname COLLATE "C" AS nickname, r.member_id FROM gnd_v1.resting(this, span) r
                WHERE my_sum = 0 AND (r.nickname COLLATE "C", r.member_id) < (my_name COLLATE "C", mine)
                ORDER BY 2 DESC, 3 DESC LIMIT CASE WHEN my_sum = 0 THEN around ELSE 0 END
            ), ahead AS (
                SELECT s.counted, s.nickname, s.member_id FROM together.step_sum s
                WHERE s.room_id = this AND s.week = span AND s.counted > 0 AND s.counted >= my_sum
                    AND (s.counted > my_sum OR (s.nickname, s.member_id) < (my_name COLLATE "C", mine))
                ORDER BY s.counted, s.nickname DESC, s.member_id DESC LIMIT around - (SELECT count(*) FROM ahead_resting)
            ), behind AS (
                SELECT s.counted, s.nickname, s.member_id FROM together.step_sum s
                WHERE s.room_id = this AND s.week = span AND s.counted > 0 AND s.counted <= my_sum
                    AND (s.counted < my_sum OR (s.nickname, s.member_id) > (my_name COLLATE "C", mine))
                ORDER BY s.counted DESC, s.nickname, s.member_id LIMIT around
            ), behind_resting AS (
                SELECT 0::bigint AS counted, r.nickname COLLATE "C" AS nickname, r.member_id FROM gnd_v1.resting(this, span) r
                WHERE my_sum > 0 OR (r.nickname COLLATE "C", r.member_id) > (my_name COLLATE "C", mine)
                ORDER BY 2, 3 LIMIT around - (SELECT count(*) FROM behind)
            ), page AS (
                SELECT * FROM ahead UNION ALL SELECT * FROM ahead_resting UNION ALL SELECT my_sum, my_name, mine
                UNION ALL SELECT * FROM behind UNION ALL SELECT * FROM behind_resting
            )
            SELECT jsonb_agg(jsonb_build_object('member', member_id, 'nickname', nickname, 'steps', counted)
                ORDER BY counted DESC, nickname, member_id) INTO near FROM page;

            first_sum := (near->0->>'steps')::bigint;
            first_name := near->0->>'nickname';
            first_id := (near->0->>'member')::uuid;
            above := (SELECT count(*) FROM together.step_sum WHERE room_id = this AND week = span AND counted > first_sum);
            IF first_sum > 0 THEN
                before := above + (SELECT count(*) FROM together.step_sum WHERE room_id = this AND week = span AND counted = first_sum
                    AND (nickname, member_id) < (first_name COLLATE "C", first_id));
            ELSE
                before := above + (SELECT count(*) FROM gnd_v1.resting(this, span) r
                    WHERE (r.nickname COLLATE "C", r.member_id) < (first_name COLLATE "C", first_id));
            END IF;
            SELECT jsonb_agg(x.row || jsonb_build_object('rank', CASE WHEN x.steps = first_sum THEN above + 1 ELSE before + x.first END)
                ORDER BY x.place) INTO near
            FROM (SELECT e.row, e.place, (e.row->>'steps')::bigint AS steps, min(e.place) OVER (PARTITION BY (e.row->>'steps')::bigint) AS first
                FROM jsonb_array_elements(near) WITH ORDINALITY AS e(row, place)) x;

            WITH walking AS (
                SELECT s.counted, s.nickname, s.member_id FROM together.step_sum s WHERE s.room_id = this AND s.week = span AND s.counted > 0
                ORDER BY s.counted DESC, s.nickname, s.member_id LIMIT many
            ), others AS (
                SELECT 0::bigint AS counted, r.nickname COLLATE "C" AS nickname, r.member_id FROM gnd_v1.resting(this, span) r
                ORDER BY 2, 3 LIMIT many - (SELECT count(*) FROM walking)
            ), page AS (
                SELECT *, rank() OVER (ORDER BY counted DESC) AS place FROM (SELECT * FROM walking UNION ALL SELECT * FROM others) x
            )
            SELECT coalesce(jsonb_agg(jsonb_build_object('member', member_id, 'nickname', nickname, 'steps', counted, 'rank', place)
                ORDER BY counted DESC, nickname, member_id), '[]') INTO head FROM page;
            RETURN jsonb_build_object('top', head, 'around', near, 'before', before,
                'members', (SELECT count(*) FROM together.membership WHERE room_id = this));
        END $$;
        RESET ROLE;
        """#
}
