/** A request that none of our clients sends. */
export interface BadRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Strings and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  /** Whose token it carries, if any. */
  as?: 'account' | 'admin';
}

const raw = (text: string | Uint8Array) => text;

/** Bodies that are not a JSON object. */
export const badBodies: readonly unknown[] = [
  raw(''),
  raw('{'),
  raw('not json'),
  raw('null'),
  raw('\0'),
  raw(new Uint8Array([0xff, 0xfe, 0x00])),
  raw('"\\ud800"'),
  true,
  5,
  'text in quotes',
  [],
  [null],
  [[]],
  [5],
  raw(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  { __proto__: null, constructor: { prototype: 1 } },
];

/** Values of a wrong type for most columns and arguments. */
export const badValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  1.5,
  'text',
  'infinity',
  '\0',
  '\ud800',
  'a \udc2a b',
  '9999-12-31',
  [],
  [null],
  [['nested']],
  {},
  { a: { b: [] } },
  'x'.repeat(10_000),
];

/** URL parts: filters, names, tokens. */
export const badTexts: readonly string[] = [
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2f',
  '%5c',
  "'",
  '%22',
  '(',
  '{}',
  'x'.repeat(3_000),
  '%F0%9F%90%AA',
  '%0d%0aX-A:b',
];
