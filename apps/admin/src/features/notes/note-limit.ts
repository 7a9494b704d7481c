/** The database's limit (submission_notes_body_length). */
export const NOTE_MAX_LENGTH = 5000;
