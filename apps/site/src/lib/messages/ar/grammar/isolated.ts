/** A name, an address or another text of unknown direction inside an Arabic sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
