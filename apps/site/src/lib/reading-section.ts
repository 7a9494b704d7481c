/** A paragraph, a list, or a description list. Links are written `[text](/path)`. */
export type ReadingBlock = string | { list: string[] } | { terms: [term: string, text: string][] };

/** `id` is the section's anchor. */
export type ReadingSection = { id: string; title: string; blocks: ReadingBlock[] };
