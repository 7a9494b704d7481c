import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Migration, readMigrations } from '../database/migrations.ts';
import { migrationsDir, supabaseDir } from '../paths.ts';
import { changesOfReleased } from './released.ts';

const migration = (file: string, sql = `select '${file}';`): Migration => {
  const [version = '', name = ''] = file.split('_');
  return { version, name, file, sql };
};
const first = migration('20270101000000_first.sql');
const second = migration('20270102000000_second.sql');
const list = [first, second]
  .map(({ file, sql }) => `${createHash('sha256').update(sql).digest('hex')}  ${file}\n`)
  .join('');

it('the released migrations are as they were', async () => {
  const released = readFileSync(join(supabaseDir, 'released.sha256'), 'utf8');
  expect(changesOfReleased(released, await readMigrations(migrationsDir))).toEqual([]);
});

describe('released migrations', () => {
  it('may be followed by others', () => {
    const next = migration('20270103000000_next.sql');
    expect(changesOfReleased(list, [first, second, next])).toEqual([]);
    expect(changesOfReleased('# Nothing is released yet.\n', [next])).toEqual([]);
  });

  it('cannot be changed', () => {
    const changed = migration(first.file, `${first.sql} -- Really.`);
    expect(changesOfReleased(list, [changed, second])).toEqual([
      '20270101000000_first.sql is released, but changed. Restore it, and write a new migration.',
    ]);
  });

  it('cannot be removed', () => {
    expect(changesOfReleased(list, [first])).toEqual([
      '20270102000000_second.sql is released, but missing. Restore it under its name.',
    ]);
  });

  it('cannot be renamed', () => {
    const renamed = migration('20270101000000_start.sql', first.sql);
    expect(changesOfReleased(list, [renamed, second])).toEqual([
      '20270101000000_first.sql is released, but missing. Restore it under its name.',
      '20270101000000_start.sql is new, but older than 20270102000000_second.sql. Give it a later day.',
    ]);
  });

  it('cannot be preceded by a new one, which an update would skip', () => {
    const late = migration('20270101120000_late.sql');
    expect(changesOfReleased(list, [first, late, second])).toEqual([
      '20270101120000_late.sql is new, but older than 20270102000000_second.sql. Give it a later day.',
    ]);
  });
});
