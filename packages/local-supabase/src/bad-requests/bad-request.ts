/** A request that no client of ours sends, and where it is sent from. */
export interface BadRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is; anything but a text or bytes as JSON. */
  body?: unknown;
  /** Whose token it carries; none unless said. */
  as?: 'account' | 'admin';
}

const raw = (text: string | Uint8Array) => text;

/** Bodies that are no JSON object, or not what their type says. */
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

/** Values that fit no column or argument but by luck. */
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
  [],
  [null],
  [['nested']],
  {},
  { a: { b: [] } },
  'x'.repeat(10_000),
];

/** Texts for an address: of a filter, a name, a token. */
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
