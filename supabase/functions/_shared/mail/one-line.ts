// Line breaks, control characters and bidirectional overrides.
const UNFIT_FOR_A_HEADER = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Makes user input safe for an email header: one line of limited length. */
export function oneLine(text: string, maxLength = 150): string {
  const line = text.replace(UNFIT_FOR_A_HEADER, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
