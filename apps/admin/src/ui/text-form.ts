const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** The same for texts that differ only in how their letters and spaces are encoded. */
export const sameForm = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '').replaceAll('\r\n', '\n');

/** The same for names that people take for the same: whatever their case, spaces and apostrophes. */
export const nameKey = (text: string): string =>
  sameForm(text).replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase();
