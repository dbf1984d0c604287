extension ClubSchema {
    /// The statement that makes a function which answers the rows of one kind in a room of the caller, as an array of objects.
    /// - Parameters:
    ///   - members: the names and values of an object, of a row `t`.
    ///   - condition: which rows of the room, for the caller `mine` and the argument `a`.
    static func list(
        _ name: String, of members: String, orderedBy order: String, from table: String, where condition: String
    ) -> String {
        """
        CREATE FUNCTION gnd_v1.\(name)(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object(\(members)) ORDER BY \(order)), '[]')
                FROM together.\(table) t WHERE t.room_id = this AND \(condition));
        END $$;

        """
    }
}
