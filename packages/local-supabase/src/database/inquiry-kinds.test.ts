/** The database knows the kinds of inquiry that the domain describes. */
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let connection: PgliteConnection;
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
});
afterAll(() => connection.close());

it('private.inquiry_kinds has a row for each kind', async () => {
  const { rows } = await connection.driver.query<{ key: string }>(
    'select key from private.inquiry_kinds',
  );
  expect(rows.map(({ key }) => key).toSorted()).toEqual(serviceTypes.toSorted());
});
