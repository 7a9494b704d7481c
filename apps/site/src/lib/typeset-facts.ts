/** "4–10 people" for the "4-10 people" that is stored and filtered by. */
export const withEnDash = (fact: string) => fact.replace(/(\d) ?- ?(?=\d)/g, '$1–');

const ACRONYMS = new Set(['unesco']);

/** A tag as it is read; stored and filtered by, it is in lower case. */
export const tagName = (tag: string) =>
  ACRONYMS.has(tag) ? tag.toUpperCase() : tag.charAt(0).toUpperCase() + tag.slice(1);
