import { readPlan } from './read-plan.ts';
import { type Plan, type PlanItem, planKinds } from './types.ts';

const PREFIX = '#plan=';
const VERSION = '1.';
const CODE = /^1\.([\w-]+)/;
/** More than the largest plan; longer links are not decoded. */
const MOST_CHARACTERS = 200_000;

type PackedItem = readonly (string | number | null)[];

function pack({ kind, id, title, nights, day, month, note }: PlanItem): PackedItem {
  const packed = [planKinds.indexOf(kind), id, title, nights, day ?? month, note || null];
  while (packed.at(-1) === null) packed.pop();
  return packed;
}

function unpack(packed: unknown) {
  const [kind, id, title, nights, when, note] = Array.isArray(packed) ? packed : [];
  return { kind: planKinds[kind], id, title, nights, day: when, month: when, note };
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * The fragment of a link that contains the whole plan, so that no server receives it:
 * `#plan=1.` and base64url of `[people, [kind, id, title, nights, day or month, note], …]`.
 */
export function planFragment({ people, items }: Plan): string {
  return PREFIX + VERSION + toBase64Url(JSON.stringify([people, ...items.map(pack)]));
}

/**
 * The plan in a link's fragment. What is not valid in it is left out.
 * @returns undefined for another fragment, null for a broken or newer link
 */
export function planInFragment(fragment: string): Plan | null | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  // Without what programs that find links in a text add to them.
  const [, code] = CODE.exec(fragment.slice(PREFIX.length)) ?? [];
  if (code === undefined || code.length > MOST_CHARACTERS) return null;
  try {
    const packed: unknown = JSON.parse(fromBase64Url(code));
    if (!Array.isArray(packed)) return null;
    const [people, ...items] = packed;
    const plan = readPlan({ people, items: items.map(unpack) });
    return plan.items.length > 0 ? plan : null;
  } catch {
    return null;
  }
}
