/**
 * Isolates a name, reference, phone number or price from the direction of the text around it, with
 * U+2068 and U+2069. `isolatesAsHtml` turns these into elements.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
