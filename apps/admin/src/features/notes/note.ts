export type Note = { id: string; body: string; created_at: string; author_id: string | null };

/** The tables of notes. Each is read by all staff and changed by its author. */
export type NoteResource = 'submission_notes' | 'person_notes';
