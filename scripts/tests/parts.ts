// The parts of `npm test`, which GitHub Actions runs side by side (.github/workflows/test.yml).
import { parseArgs } from 'node:util';

/** Projects of vitest (vitest.config.ts). */
export const VITEST_PARTS: Readonly<Record<string, readonly string[]>> = {
  checks: ['checks'],
  unit: ['unit', 'unit, isolated'],
  database: ['@expat-buddy/local-supabase', 'product', 'back office on a database'],
  components: ['components', 'components of the back office'],
};

/** Playwright, which can split its tests into shards. */
export const BROWSER_PART = 'end-to-end';

export type Choice = {
  /** Projects of vitest to run; none if empty, all if undefined. */
  projects: readonly string[] | undefined;
  /** Arguments of Playwright; undefined if it does not run. */
  browserArguments: string[] | undefined;
};

/** @throws a sentence for the terminal. */
export function choosePart(args: string[]): Choice {
  const { part, shard } = parseArgs({
    args,
    options: { part: { type: 'string' }, shard: { type: 'string' } },
  }).values;
  if (shard && part !== BROWSER_PART) throw new Error(`--shard is for --part=${BROWSER_PART}.`);
  if (part === undefined) return { projects: undefined, browserArguments: [] };
  if (part === BROWSER_PART)
    return { projects: [], browserArguments: shard ? [`--shard=${shard}`] : [] };
  const projects = VITEST_PARTS[part];
  if (projects) return { projects, browserArguments: undefined };
  const parts = [...Object.keys(VITEST_PARTS), BROWSER_PART].join(', ');
  throw new Error(`There is no part "${part}". The parts are ${parts}.`);
}
