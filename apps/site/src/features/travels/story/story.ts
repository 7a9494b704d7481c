/** The standfirst is the first sentence. */
export type Story = { standfirst: string; paragraphs: string[] };

// Ends before a capital letter, or an Arabic one; skips an abbreviation at the start.
const FIRST_SENTENCE = /^.{40,}?[.!?…؟](?=\s+[\p{Lu}\p{Lo}])/su;

/** A description of one sentence is all standfirst. Line breaks separate paragraphs. */
export function travelStory(description: string): Story {
  const text = description.trim();
  const [opening = '', ...later] = text.split(/\s*\n+\s*/);
  const standfirst = FIRST_SENTENCE.exec(opening)?.[0] ?? opening;
  const rest = opening.slice(standfirst.length).trim();
  return { standfirst, paragraphs: rest ? [rest, ...later] : later };
}
