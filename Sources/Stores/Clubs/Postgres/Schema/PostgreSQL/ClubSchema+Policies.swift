extension ClubSchema {
    /// Row-level security, forced on every table: even a wrong function sees only the rooms of its caller and writes only their rows.
    static let policies = #"""
        DO $$
        DECLARE
            covered text;
            whose text;
        BEGIN
            -- Foreign keys cascade as the owner of the tables, who cannot log in.
            FOR covered IN SELECT relname FROM pg_catalog.pg_class WHERE relnamespace = 'together'::regnamespace AND relkind = 'r' LOOP
                EXECUTE format('ALTER TABLE together.%I ENABLE ROW LEVEL SECURITY', covered);
                EXECUTE format('ALTER TABLE together.%I FORCE ROW LEVEL SECURITY', covered);
                EXECUTE format('CREATE POLICY cascades ON together.%I TO gnd_owner USING (true)', covered);
                EXECUTE format('CREATE POLICY door ON together.%I TO gnd_doorman USING (true)', covered);
            END LOOP;
            FOREACH covered IN ARRAY ARRAY['room', 'membership', 'day_total', 'step_sum', 'cheer', 'walk_request', 'challenge'] LOOP
                EXECUTE format('CREATE POLICY see ON together.%I FOR SELECT TO gnd_api
                    USING (room_id = ANY ((SELECT gnd_v1.my_rooms())::uuid[]))', covered);
            END LOOP;
            FOR covered, whose IN VALUES
                ('membership', 'member_id'), ('day_total', 'member_id'), ('step_sum', 'member_id'), ('challenge', 'by_member')
            LOOP
                EXECUTE format('CREATE POLICY own ON together.%I TO gnd_api
                    USING (%I = (SELECT gnd_v1.me()) AND room_id = ANY ((SELECT gnd_v1.my_rooms())::uuid[]))', covered, whose);
            END LOOP;
            FOREACH covered IN ARRAY ARRAY['cheer', 'walk_request'] LOOP
                EXECUTE format('CREATE POLICY give ON together.%I FOR INSERT TO gnd_api
                    WITH CHECK (from_member = (SELECT gnd_v1.me()) AND room_id = ANY ((SELECT gnd_v1.my_rooms())::uuid[]))', covered);
                EXECUTE format('CREATE POLICY clear ON together.%I FOR DELETE TO gnd_api
                    USING ((SELECT gnd_v1.me()) IN (from_member, to_member))', covered);
            END LOOP;
        END $$;
        CREATE POLICY see ON together.club FOR SELECT TO gnd_api USING (true);
        CREATE POLICY own ON together.device FOR SELECT TO gnd_api USING (key = (SELECT gnd_v1.caller()));
        CREATE POLICY own ON together.member FOR SELECT TO gnd_api USING (member_id = (SELECT gnd_v1.me()));
        CREATE POLICY goes ON together.member FOR UPDATE TO gnd_api USING (member_id = (SELECT gnd_v1.me()));
        CREATE POLICY own ON together.barred TO gnd_api USING (member_id = (SELECT gnd_v1.me()));
        CREATE POLICY own ON together.member_room TO gnd_api USING (member_id = (SELECT gnd_v1.me()));
        CREATE POLICY found ON together.room FOR INSERT TO gnd_api WITH CHECK (founder = (SELECT gnd_v1.me()));
        CREATE POLICY clear ON together.room FOR DELETE TO gnd_api USING (room_id = ANY ((SELECT gnd_v1.my_rooms())::uuid[]));
        CREATE POLICY answer ON together.walk_request FOR UPDATE TO gnd_api USING ((SELECT gnd_v1.me()) IN (from_member, to_member));
        """#
}
