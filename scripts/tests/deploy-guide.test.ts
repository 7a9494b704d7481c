import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('lists every scheduled job in the guide to deployment', () => {
  const migration = read('supabase/migrations/20261123095000_schedule.sql');
  const scheduled = [...migration.matchAll(/cron\.schedule\(''([a-z-]+)''/g)].map(
    ([, name]) => name,
  );
  const [, listed = ''] = /from cron\.job;\s+-- (.*)/.exec(read('docs/deploy.md')) ?? [];
  expect(listed.split(', ').sort()).toEqual(scheduled.sort());
});

/** Of Supabase itself, or for tests and the local backend. */
const notSet = /^SUPABASE_|^BUILD_HOOK_MAY_BE_LOCAL$/;

it('has every setting of the functions in the example file, the optional ones as comments', () => {
  const sources = readdirSync(join(root, 'supabase/functions'), { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => read(join('supabase/functions', file)));
  const reading = /\benv\.([A-Z][A-Z_]+)|(?:requiredSetting\([^,]+, |secret: )'([A-Z_]+)'/g;
  const used = sources.flatMap((source) =>
    [...source.matchAll(reading)].map(([, name, required]) => name ?? required ?? ''),
  );
  const example = read('supabase/functions.env.example');
  const listed = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(used)].filter((name) => !notSet.test(name)).sort());
  expect(example).not.toContain('…');
});
