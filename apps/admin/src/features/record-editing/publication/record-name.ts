/** The table of a record and its id. */
export type RecordName = { table: string; id: string };
