extension ClubSchema {
    /// The way in where all machines share one login: a token of 32 random bytes a machine, of which the club keeps the hash.
    ///
    /// Whoever holds the password of the gateway may end the connections of others and change that password; they reach no row.
    static let tokens = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.with_token(token bytea, call text, a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            answer jsonb;
        BEGIN
            IF NOT call = ANY (ARRAY['hello', 'rooms', 'create_room', 'leave', 'rename', 'push', 'heads', 'find_members', 'pull', 'ranking',
                'cheer', 'cheers', 'ask_walk', 'answer_walk', 'walks', 'start_challenge', 'call_off_challenge', 'challenges', 'invite', 'join_room', 'remove_member', 'enter']) THEN
                RAISE SQLSTATE 'GN003';
            END IF;
            -- Of this transaction only, and taken back before it goes on.
            PERFORM set_config('gnd.key', encode(sha256(token), 'hex'), true);
            EXECUTE format('SELECT gnd_v1.%I($1)', call) INTO answer USING a;
            PERFORM set_config('gnd.key', '', true);
            RETURN answer;
        END $$;
        RESET ROLE;
        """#
}
