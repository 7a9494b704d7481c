/** What the token of a preview link opens besides its record: nothing, for any caller. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quote } from './attempts.ts';
import { existingThings, readThing } from './database-objects.ts';
import { callers } from './rights-table.ts';
import { openTrial, type Trial } from './trial.ts';

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial();
});
afterAll(() => trial.close());

const first = async <Row>(query: string) => (await trial.database.query<Row>(query)).rows[0];
const openPreview = (token: string) =>
  first<{
    preview: { table: string; record: Record<string, unknown>; photos: unknown[] } | null;
  }>(`select public.open_preview(${quote(token)}) as preview`);

async function createLink(table: string, id: string): Promise<string> {
  const created = await trial.as('staff', () =>
    first<{ token: string }>(
      `select public.create_preview_link(${quote(table)}, ${quote(id)}) as token`,
    ),
  );
  if (!created) throw new Error(`No link for ${table}.`);
  return created.token;
}

/** The keys of every row that a caller may read, by table. */
async function readableKeys(names: readonly string[]): Promise<Record<string, string[] | null>> {
  const readable: Record<string, string[] | null> = {};
  for (const name of names) {
    const { key } = await readThing(trial.database, name);
    readable[name] = await trial.keys(`select ${key} from public.${name}`);
  }
  return readable;
}

it('opens one record and no other row, for every role and however the token is sent', async () => {
  const token = await createLink('travels', 'test-draft');
  const things = await existingThings(trial.database);
  const names = things
    .filter(({ kind }) => kind === 'table' || kind === 'view')
    .map(({ thing }) => thing);
  const headers = {
    authorization: `Bearer ${token}`,
    apikey: token,
    'x-preview-token': token,
    cookie: token,
  };
  for (const caller of callers) {
    await trial.as(caller, async () => {
      const before = await readableKeys(names);
      const opened = await openPreview(token);
      expect(opened?.preview?.record.id).toBe('test-draft');
      await trial.database.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(headers),
      ]);
      expect(await readableKeys(names)).toEqual(before);
      await trial.database.query(`select set_config('request.headers', '', true)`);
    });
  }
});

it('returns the photos of its record, and no others, for every role', async () => {
  const url = (name: string) => `https://a.test/storage/v1/object/public/photos/2026/${name}`;
  await trial.database.exec(`
    insert into public.photos (path, alt, credit, focal_x, mime_type, width, height, bytes) values
      ('2026/mine.webp', 'Dunes', 'Amel', 20, 'image/webp', 960, 640, 1000),
      ('2026/other.webp', 'Rocks', 'Amel', 30, 'image/webp', 960, 640, 1000);
    update public.travels set "imageUrl" = '${url('mine.webp')}' where id = 'test-draft';
    update public.travels set "imageUrl" = '${url('other.webp')}' where id = 'test-archived';`);
  const token = await createLink('travels', 'test-draft');
  for (const caller of callers) {
    const opened = await trial.as(caller, () => openPreview(token));
    expect(opened?.preview?.photos, caller).toEqual([
      {
        path: '2026/mine.webp',
        alt: 'Dunes',
        caption: '',
        credit: 'Amel',
        focal_x: 20,
        focal_y: 50,
      },
    ]);
    expect((await trial.as(caller, () => openPreview('wrong')))?.preview, caller).toBe(null);
    const [outcome] = await trial.as(caller, () =>
      trial.outcomes([`select private.photos_named_in('{"image": "${url('other.webp')}"}')`]),
    );
    expect(outcome, caller).toMatch(/^42501 /);
  }
});

it('opens the one record of its table for each kind of content, and mentions no other', async () => {
  const { rows } = await trial.database.query<{ name: string; key: string }>(
    'select name, key from tests.content_tables',
  );
  for (const { name, key } of rows) {
    const row = await first<{ id: string }>(
      `select id from public.${name} where ${key} = 'test-draft'`,
    );
    const token = await createLink(name, row?.id ?? '');
    const opened = await trial.as('anonymous', () => openPreview(token));
    expect(opened?.preview).toMatchObject({ table: name, record: { [key]: 'test-draft' } });
    expect(JSON.stringify(opened?.preview)).not.toContain('test-archived');
  }
});

it('is not created for anything but content', async () => {
  const tables = ['contact_submissions', 'profiles', 'reviews', 'site_settings', 'mail_outbox'];
  for (const table of tables) {
    const row = await first<{ id: string }>(`select id::text as id from public.${table} limit 1`);
    const [outcome] = await trial.as('admin', () =>
      trial.outcomes([`select public.create_preview_link('${table}', ${quote(row?.id ?? '')})`]),
    );
    expect(outcome, table).toMatch(/^23514 This record does not exist/);
  }
});
