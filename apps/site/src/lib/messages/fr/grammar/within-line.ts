/** A text of staff after others on a line: "3 jours · à partir de 30 000 DA". */
export const withinLine = (text: string): string =>
  text.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (first) => first.toLocaleLowerCase('fr'));
