extension ClubSchema {
    /// Challenges: their definitions only, since every reader counts by the days that they have.
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

        """#
        + list(
            "challenges",
            of: """
                'id', t.challenge_id, 'by', t.by_member, 'first', t.first_day, 'last', t.last_day, 'cap', t.daily_cap, 'handicap', t.has_handicap
                """, orderedBy: "t.first_day, t.challenge_id", from: "challenge",
            where: "NOT t.is_called_off AND t.last_day >= gnd_v1.today() - 35") + #"""
            RESET ROLE;
            """#
}
