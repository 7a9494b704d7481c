import { type BadRequest, badValues } from './bad-request.ts';
import type { Procedure, Table } from './endpoints.ts';
import { functionFields } from './function-requests.ts';

/** As many as the lists of the other files have together, and others for each seed. */
const COUNT = 1500;

/** Texts that no table stores, or that a parser may read as something else, wherever a text can be. */
const fragments = [
  '\0',
  '\ud83d',
  '\udc2a',
  '🐪',
  '\u202e',
  '"',
  "'",
  '\\',
  '%',
  '%00',
  '{',
  '[',
  ')',
  ',',
  '.',
  '*',
  '-infinity',
  '9999-12-31',
  '1e999',
  ' ',
  '\r\n',
  'x'.repeat(3000),
];

/** mulberry32: the same numbers for a seed on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomRequests(
  seed: number,
  { tables, procedures }: { tables: readonly Table[]; procedures: readonly Procedure[] },
): BadRequest[] {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const text = () => Array.from({ length: 1 + below(3) }, () => oneOf(fragments)).join('a');
  const value = (depth = 0): unknown => {
    const kind = below(depth > 2 ? 2 : 4);
    if (kind === 0) return text();
    if (kind === 1) return oneOf(badValues);
    if (kind === 2) return Array.from({ length: below(4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: below(3) }, () => [text(), value(depth + 1)]));
  };
  const filled = (names: readonly string[]) =>
    Object.fromEntries(names.filter(() => random() < 0.7).map((name) => [name, value()]));
  const encoded = () => encodeURIComponent(text().toWellFormed());
  const caller = () => oneOf([{}, { as: 'account' }] as const);

  const kinds: (() => BadRequest)[] = [
    () => {
      const [name, fields] = oneOf(Object.entries(functionFields));
      const path = `/functions/v1/${name}${random() < 0.3 ? `?token=${encoded()}` : ''}`;
      return { path, method: 'POST', body: filled(fields) };
    },
    () => {
      const body = { action: oneOf(['write', 'answer-proposal', 'change', 'erase', 'open']) };
      const token = 'A'.repeat(43);
      const fields = ['text', 'message', 'reason', 'review', 'photos', 'changes', 'email'];
      const path = `/functions/v1/${oneOf(['reviews', 'my-inquiry'])}`;
      return { path, method: 'POST', body: { ...body, token, ...filled(fields) } };
    },
    () => {
      const { name, args } = oneOf(procedures);
      return { path: `/rest/v1/rpc/${name}`, method: 'POST', body: filled(args), ...caller() };
    },
    () => {
      const { name, columns } = oneOf(tables);
      const names = columns.map((column) => column.name);
      const query = `${oneOf(['select', 'order', 'or', oneOf(names)])}=${oneOf(['', 'eq.', 'in.', '"'])}${encoded()}`;
      return { path: `/rest/v1/${name}?${query}`, ...caller() };
    },
    () => {
      const { name, columns } = oneOf(tables);
      const body = filled(columns.map((column) => column.name));
      return { path: `/rest/v1/${name}`, method: 'POST', body, ...caller() };
    },
  ];
  return Array.from({ length: COUNT }, () => oneOf(kinds)());
}
