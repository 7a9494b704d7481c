/** For example "4–10 people" for the stored "4-10 people". */
export const withEnDash = (fact: string) => fact.replace(/(\d) ?- ?(?=\d)/g, '$1–');

const ACRONYMS = new Set(['unesco']);

/** Tags are stored in lower case. */
export const tagName = (tag: string) =>
  ACRONYMS.has(tag) ? tag.toUpperCase() : tag.charAt(0).toUpperCase() + tag.slice(1);
