/** A paragraph, a list, or terms with what they mean; links are written `[words](/path)`. */
export type ReadingBlock = string | { list: string[] } | { terms: [term: string, text: string][] };

/** A part of a text to be read, with the name by which an address can point to it. */
export type ReadingSection = { id: string; title: string; blocks: ReadingBlock[] };
