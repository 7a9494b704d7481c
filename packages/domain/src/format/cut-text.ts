const OPEN_END = /[\s,;:،؛·–—\-(«“"'’]+$/u;

/** The beginning of a text up to the last whole word, and `…`; a text of at most `max` characters as it is. */
export function cutText(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const beginning = characters.slice(0, max).join('');
  // A no-break space does not end a word: `1 500`.
  const word = /[ \t\n]/.test(characters[max] ?? '')
    ? beginning
    : beginning.replace(/[ \t\n][^ \t\n]*$/, '');
  const isolate = word.lastIndexOf('\u2068');
  const whole = isolate > word.lastIndexOf('\u2069') ? word.slice(0, isolate) : word;
  return `${whole.replace(OPEN_END, '')}…`;
}
