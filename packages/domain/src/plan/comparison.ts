import { planKey } from './conflicts.ts';
import { planLimits } from './limits.ts';
import type { PlanRef } from './types.ts';

/** The largest number of items of one kind, the earlier kind if two have as many; else trips of both kinds. */
function alike<Item extends PlanRef>(items: readonly Item[]): readonly Item[] {
  const byKind = [...Map.groupBy(items, ({ kind }) => kind).values()];
  const trips = items.filter(({ kind }) => kind === 'travel' || kind === 'activity');
  const [most = []] = byKind.sort((one, other) => other.length - one.length);
  return most.length > 1 ? most : trips;
}

/** What is compared until the visitor chooses: items that answer the same questions, or nothing. */
export function comparedByDefault<Item extends PlanRef>(items: readonly Item[]): Item[] {
  const found = alike(items);
  return found.length > 1 ? found.slice(0, planLimits.compared) : [];
}

/** The keys that the visitor chose, of what is still there; undefined if none is, or nothing was chosen. */
export function chosenOf(stored: string | null, items: readonly PlanRef[]): string[] | undefined {
  let keys: unknown;
  try {
    keys = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (!Array.isArray(keys)) return undefined;
  const there = items.map(planKey).filter((key) => keys.includes(key));
  return there.length > 0 || keys.length === 0 ? there.slice(0, planLimits.compared) : undefined;
}

/** What a text on the heat says about a month, named as in its sentences; the whole text if it does not. */
export function heatIn(heat: string, month: string | undefined): string {
  if (!month) return heat;
  const [first = '', ...rest] = month;
  // A word of its own, perhaps behind an Arabic particle, or at the start of a sentence.
  const word = new RegExp(
    `(?<!\\p{L})[وفبل]{0,2}[${first}${first.toUpperCase()}]${rest.join('')}(?!\\p{L})`,
    'u',
  );
  const named = heat.split(/(?<=[.;؛])\s+/).filter((part) => word.test(part));
  return named.length > 0 ? named.join(' ').replace(/\s*[;؛]$/, '.') : heat;
}
