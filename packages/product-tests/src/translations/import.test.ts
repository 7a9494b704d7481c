/** A file of translations is saved as a whole or not at all. */
import { clientOf, serviceOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';

type StoredText = { source: string; text: string | null; state: string; updated_at: string | null };

const ID = 'translated-by-file';
let project: Project;
let staff: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  project = await sharedProject();
  staff = await signedIn(project, 'staff@example.com');
  const { error } = await staff.from('travels').insert({
    id: ID,
    title: 'Two ports',
    highlights: ['The old port', 'The new port'],
    status: 'draft',
  });
  if (error) throw error;
});
afterAll(async () => {
  await serviceOf(project).from('travels').delete().eq('id', ID);
});

async function textsOf() {
  const { data, error } = await staff.rpc('record_translations', {
    of_resource: 'travels',
    of_records: [ID],
    of_languages: ['fr'],
  });
  if (error) throw error;
  return data as StoredText[];
}

const rowsOf = (texts: readonly StoredText[]) =>
  texts.map((text) => ({
    ...text,
    text: `Traduction : ${text.source}`,
    status: 'published',
    seen_at: text.updated_at,
  }));

it('saves nothing if one English text differs, and everything if all match', async () => {
  const rows = rowsOf(await textsOf());
  expect(rows.map(({ source }) => source)).toEqual(['Two ports', 'The old port', 'The new port']);

  const outdated = rows.map((row, at) => (at === 2 ? { ...row, source: 'A former port' } : row));
  const refused = await staff.rpc('save_translations', { texts: outdated });
  expect(refused.error).toMatchObject({
    code: '23514',
    message: expect.stringContaining('highlights'),
  });
  expect((await textsOf()).map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);

  const saved = await staff.rpc('save_translations', { texts: rows });
  expect(saved.data).toHaveLength(3);
  expect((await textsOf()).map(({ text, state }) => `${state}: ${text}`)).toEqual([
    'published: Traduction : Two ports',
    'published: Traduction : The old port',
    'published: Traduction : The new port',
  ]);
  const { data } = await staff
    .from('translation_progress')
    .select('texts,missing,is_complete')
    .match({ resource: 'travels', record_id: ID, language: 'fr' });
  expect(data).toEqual([{ texts: 3, missing: 0, is_complete: true }]);
});

it('refuses translations that were read before a colleague saved', async () => {
  const before = rowsOf(await textsOf());
  const [first] = before;
  await staff.rpc('save_translations', { texts: [{ ...first, text: 'Deux ports' }] });
  const refused = await staff.rpc('save_translations', { texts: before });
  expect(refused.error?.message).toContain('Somebody else has changed');
  expect((await textsOf())[0]?.text).toBe('Deux ports');
});

it('is for staff', async () => {
  const rows = rowsOf(await textsOf());
  for (const client of [clientOf(project), await signedIn(project, 'visitor@example.com')]) {
    const { error } = await client.rpc('save_translations', { texts: rows });
    expect(error?.code).toBe('42501');
    expect((await client.from('translation_progress').select('id')).data ?? []).toEqual([]);
  }
});
