import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('lists every scheduled job in the guide to deployment', () => {
  const migration = read('supabase/migrations/20261123095000_schedule.sql');
  const scheduled = [...migration.matchAll(/cron\.schedule\(''([a-z-]+)''/g)].map(([, name]) => name);
  const [, listed = ''] = /from cron\.job;\s+-- (.*)/.exec(read('docs/deploy.md')) ?? [];
  expect(listed.split(', ').sort()).toEqual(scheduled.sort());
});
