extension ClubSchema {
    /// Challenges: their definitions, since every reader counts by the days that they have; ``challengeSums`` are for rooms that are too
    /// large for that.
    static let challenges = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.start_challenge(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            named uuid := (a->>'challenge')::uuid;
            first date := (a->>'first')::date;
            last date := (a->>'last')::date;
            cap int := (a->>'cap')::int;
            handicap boolean := (a->>'handicap')::int <> 0;
            mine uuid := gnd_v1.require_room(this);
            room together.room;
            known together.challenge;
        BEGIN
            IF (a->>'by')::uuid IS DISTINCT FROM mine THEN RAISE SQLSTATE 'GN013'; END IF;
            SELECT * INTO known FROM together.challenge c WHERE c.room_id = this AND c.challenge_id = named;
            IF known.challenge_id IS NOT NULL THEN
                IF (known.by_member, known.first_day, known.last_day, known.daily_cap, known.has_handicap)
                    IS DISTINCT FROM (mine, first, last, cap, handicap) THEN
                    RAISE SQLSTATE 'GN011';
                END IF;
                RETURN '{}';
            END IF;
            SELECT * INTO room FROM together.room r WHERE r.room_id = this;
            IF NOT coalesce(first >= room.opened AND last <= coalesce(room.closes, 'infinity') AND last BETWEEN first AND first + 91
                AND first BETWEEN gnd_v1.today() - 2 AND gnd_v1.today() + 33, false) THEN
                RAISE SQLSTATE 'GN015';
            END IF;
            DELETE FROM together.challenge c WHERE c.room_id = this AND c.by_member = mine AND c.last_day < gnd_v1.today() - 35;
            IF (SELECT count(*) FROM together.challenge c WHERE c.room_id = this AND c.by_member = mine) >= 100
                OR (SELECT count(*) FROM together.challenge c WHERE c.room_id = this AND c.by_member = mine AND NOT c.is_called_off
                    AND c.last_day >= gnd_v1.today()) >= 5 THEN
                RAISE SQLSTATE 'GN004';
            END IF;
            -- Two that stood in one place would be counted as one; the client draws another.
            IF EXISTS (SELECT FROM together.challenge c WHERE c.room_id = this
                AND gnd_v1.challenge_span(c.challenge_id) = gnd_v1.challenge_span(named)) THEN
                RAISE SQLSTATE 'GN011';
            END IF;
            INSERT INTO together.challenge (room_id, challenge_id, by_member, first_day, last_day, daily_cap, has_handicap, is_called_off)
                VALUES (this, named, mine, first, last, cap, handicap, false);
            RETURN '{}';
        END $$;

        -- It stays, called off, so that a start which is repeated late does not bring it back.
        CREATE FUNCTION gnd_v1.call_off_challenge(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            UPDATE together.challenge c SET is_called_off = true
                WHERE c.room_id = this AND c.challenge_id = (a->>'challenge')::uuid AND c.by_member = mine;
            IF NOT FOUND THEN RAISE SQLSTATE 'GN017'; END IF;
            RETURN '{}';
        END $$;

        -- The challenges of a room, and by the way one's own sum in those that were started after one's days were told.
        CREATE FUNCTION gnd_v1.challenges(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
            oldest date := gnd_v1.today() - 35;
            called text;
        BEGIN
            IF EXISTS (SELECT FROM together.challenge c JOIN together.room r USING (room_id)
                WHERE c.room_id = this AND c.by_member = r.founder AND NOT c.is_called_off AND c.last_day >= oldest
                    AND NOT EXISTS (SELECT FROM together.step_sum s
                        WHERE s.room_id = this AND s.week = gnd_v1.challenge_span(c.challenge_id) AND s.member_id = mine)) THEN
                SELECT m.nickname INTO called FROM together.membership m WHERE m.room_id = this AND m.member_id = mine FOR NO KEY UPDATE;
                PERFORM gnd_v1.count_challenges(this, mine, called, NULL);
            END IF;
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.challenge_id, 'by', t.by_member, 'first', t.first_day, 'last', t.last_day,
                    'cap', t.daily_cap, 'handicap', t.has_handicap) ORDER BY t.first_day, t.challenge_id), '[]')
                FROM together.challenge t WHERE t.room_id = this AND NOT t.is_called_off AND t.last_day >= oldest);
        END $$;
        RESET ROLE;
        """#

    /// The sums by which members have places in the challenges of a room's founder, which each member keeps of themselves.
    ///
    /// They stand among those of weeks, under dates after the year 2999, which no room has; so a page of them is read in the same way.
    static let challengeSums = #"""
        SET LOCAL ROLE gnd_api;
        -- Where the sums of a challenge stand.
        CREATE FUNCTION gnd_v1.challenge_span(challenge uuid) RETURNS date LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT date '3000-01-01' + ('x' || left(challenge::text, 7))::bit(28)::int
        $$;

        -- Counts the caller anew in the challenges for which some of the days matter, or in all: steps, or with a handicap thousandths of
        -- the usual day, the median of the four weeks before. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.count_challenges(this uuid, mine uuid, called text, touched date[]) RETURNS void
            LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            INSERT INTO together.step_sum AS s (room_id, week, member_id, nickname, counted, walked)
                SELECT this, gnd_v1.challenge_span(c.challenge_id), mine, called,
                    CASE WHEN NOT c.has_handicap THEN d.counted WHEN u.days < 7 THEN 0 ELSE 1000 * d.counted / greatest(u.usual, 1) END, d.walked
                FROM together.challenge c
                JOIN together.room r ON r.room_id = c.room_id AND r.founder = c.by_member
                CROSS JOIN LATERAL (
                    SELECT coalesce(sum(CASE c.daily_cap WHEN 0 THEN x.steps ELSE least(x.steps, c.daily_cap) END), 0)::bigint AS counted,
                        coalesce(sum(x.steps), 0)::bigint AS walked
                    FROM (SELECT max(t.steps) AS steps FROM together.day_total t WHERE t.room_id = this AND t.member_id = mine
                        AND t.day BETWEEN c.first_day AND c.last_day GROUP BY t.day) x) d
                CROSS JOIN LATERAL (
                    SELECT count(*) AS days, round((percentile_cont(0.5) WITHIN GROUP (
                        ORDER BY CASE c.daily_cap WHEN 0 THEN x.steps ELSE least(x.steps, c.daily_cap) END))::numeric)::bigint AS usual
                    FROM (SELECT max(t.steps) AS steps FROM together.day_total t WHERE t.room_id = this AND t.member_id = mine
                        AND t.day BETWEEN c.first_day - 28 AND c.first_day - 1 GROUP BY t.day) x WHERE x.steps > 0) u
                WHERE c.room_id = this AND NOT c.is_called_off
                    AND (touched IS NULL OR EXISTS (SELECT FROM unnest(touched) x WHERE x BETWEEN c.first_day - 28 AND c.last_day))
                ON CONFLICT (room_id, week, member_id) DO UPDATE SET counted = excluded.counted, walked = excluded.walked;
        END $$;
        GRANT EXECUTE ON FUNCTION gnd_v1.challenge_span(uuid) TO gnd_doorman;
        RESET ROLE;
        """#
}
