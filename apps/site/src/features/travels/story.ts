/** A description as a magazine sets it: a standfirst, then paragraphs. */
export type Story = { standfirst: string; paragraphs: string[] };

// The first sentence end before a capital letter, past any abbreviation at the very start.
const FIRST_SENTENCE = /^.{40,}?[.!?…](?=\s+\p{Lu})/su;

/**
 * The first sentence stands out, the rest is told below. A description of one sentence is all
 * standfirst; line breaks of the writer stay paragraphs.
 */
export function travelStory(description: string): Story {
  const text = description.trim();
  const [opening = '', ...later] = text.split(/\s*\n+\s*/);
  const standfirst = FIRST_SENTENCE.exec(opening)?.[0] ?? opening;
  const rest = opening.slice(standfirst.length).trim();
  return { standfirst, paragraphs: rest ? [rest, ...later] : later };
}
