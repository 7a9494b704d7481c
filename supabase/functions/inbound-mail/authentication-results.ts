/** What a server found when it checked an email, such as `dmarc=pass header.from=example.org`. */
export type AuthenticationResult = {
  method: string;
  result: string;
  /** By type and name, such as `header.from`. */
  properties: ReadonlyMap<string, string>;
};

export type AuthenticationResults = { server: string; results: readonly AuthenticationResult[] };

/** The place behind a comment, which may contain others; undefined if it has no end. */
function endOfComment(text: string, start: number): number | undefined {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '\\') place += 1;
    else if (text[place] === '(') depth += 1;
    else if (text[place] === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return undefined;
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;

/** The text without comments, with a number for each quotation; undefined if one of them has no end. */
function withoutQuotations(text: string): { text: string; quotations: string[] } | undefined {
  const quotations: string[] = [];
  let plain = '';
  for (let place = 0; place < text.length; ) {
    const character = text[place] ?? '';
    if (character === '(') {
      const end = endOfComment(text, place);
      if (end === undefined) return undefined;
      plain += ' ';
      place = end;
    } else if (character === '"') {
      QUOTED.lastIndex = place;
      const content = QUOTED.exec(text)?.[1];
      if (content === undefined) return undefined;
      plain += `"${quotations.push(content.replaceAll(/\\(.)/gs, '$1')) - 1}"`;
      place = QUOTED.lastIndex;
    } else {
      plain += character;
      place += 1;
    }
  }
  return { text: plain, quotations };
}

/**
 * Reads a header `Authentication-Results` (RFC 8601, section 2.2): quotations and comments hide nothing and invent nothing.
 * Names are in lower case. Undefined if it breaks the grammar.
 */
export function readAuthenticationResults(header: string): AuthenticationResults | undefined {
  const plain = withoutQuotations(header);
  if (!plain) return undefined;
  // A quotation is a value if nothing is attached to it.
  const contentOf = (word: string) => {
    const number = /^"(\d+)"$/.exec(word)?.[1];
    return number === undefined ? word : (plain.quotations[Number(number)] ?? '');
  };
  const [server = '', ...parts] = plain.text
    .replaceAll(/\s*([=/])\s*/g, '$1')
    .split(';')
    .map((part) => part.trim());
  const results = parts.flatMap((part): AuthenticationResult[] => {
    const [checked = '', ...rest] = part.split(/\s+/);
    const [, method, result] = /^([\w-]+)(?:\/\d+)?=([\w-]+)$/.exec(checked) ?? [];
    if (method === undefined || result === undefined) return [];
    const properties = rest.flatMap((word): [string, string][] => {
      const [, name, value] = /^([\w-]+\.[\w.-]+)=(.*)$/s.exec(word) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), contentOf(value ?? '')]];
    });
    return [
      {
        method: method.toLowerCase(),
        result: result.toLowerCase(),
        properties: new Map(properties),
      },
    ];
  });
  return { server: contentOf(server.split(/\s+/)[0] ?? ''), results };
}
