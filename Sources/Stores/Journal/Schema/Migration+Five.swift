extension Migration {
    /// The grain of each record, where a source's name or model said it until now; sums have an index of their own, and all days are
    /// counted again by the new rule.
    ///
    /// An app's own sums come to their app; where that has the very same record, the sum stays beside it.
    static let five = Migration(
        version: 5,
        sql: """
            ALTER TABLE sample ADD COLUMN grain INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE reread_sample ADD COLUMN grain INTEGER NOT NULL DEFAULT 0;
            INSERT OR IGNORE INTO source (name, manufacturer, model, kind)
                SELECT name, manufacturer, '', kind FROM source WHERE model = 'sums';
            CREATE TEMP TABLE summing (old INTEGER PRIMARY KEY, new INTEGER);
            INSERT INTO temp.summing SELECT s.id, p.id FROM main.source AS s JOIN main.source AS p
                ON p.name = s.name AND p.manufacturer = s.manufacturer AND p.model = '' AND p.kind = s.kind WHERE s.model = 'sums';
            UPDATE sample SET grain = 2 WHERE source IN (SELECT id FROM source WHERE name = 'GND CSV' AND kind = 4);
            UPDATE reread_sample SET grain = 2 WHERE source IN (SELECT id FROM source WHERE name = 'GND CSV' AND kind = 4);
            UPDATE sample SET grain = 1 WHERE grain = 0 AND (length >= 72000000 OR source IN (SELECT old FROM temp.summing));
            UPDATE reread_sample SET grain = 1 WHERE grain = 0 AND (length >= 72000000 OR source IN (SELECT old FROM temp.summing));
            UPDATE OR IGNORE sample SET source = (SELECT new FROM temp.summing WHERE old = source)
                WHERE source IN (SELECT old FROM temp.summing);
            UPDATE OR IGNORE reread_sample SET source = (SELECT new FROM temp.summing WHERE old = source)
                WHERE source IN (SELECT old FROM temp.summing);
            DROP TABLE temp.summing;
            CREATE INDEX sample_sum ON sample (owner, start) WHERE grain > 0;
            DELETE FROM longest;
            INSERT INTO longest SELECT owner, metric, max(length) FROM sample WHERE grain = 0 GROUP BY owner, metric;
            INSERT INTO longest SELECT owner, 0, max(length) FROM sample WHERE grain > 0 GROUP BY owner;
            INSERT OR IGNORE INTO stale SELECT owner, date FROM day;
            """)
}
