import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { type Edit, planEdit } from '#features/bulk/edit/edit-values.ts';
import { isSameField } from '#features/bulk/records/field-changes.ts';
import { readRecords, readReferences } from '#features/bulk/records/read-records.ts';
import { type FieldChoices, hasOwnIds, shapeOf } from '#features/bulk/records/record-fields.ts';
import type { Fields, RecordKind } from '#features/bulk/records/record-kind.ts';
import { type Outcome, saveRecords, undoSaving } from '#features/bulk/records/save-records.ts';
import { openOffice } from './office.fixture.ts';

const { provider, bulkKinds, changeStatus, supabase } = await openOffice();

// Trips are planned and led by members of the team; the seed has none.
await provider.create('team-members', { data: { name: 'Bulk', position: 1 } });

const MOMENT = '2027-01-02T08:00:00+00:00';
const priced = { price_amount: 120, price_currency: 'DZD', price_unit: 'person' };
const written = { answer: 'Answer', whom_to_ask: 'A notary.' };
const linked = { button_text: 'More', button_link: '/travels' };

/** Makes two drafts of a kind. */
async function makeTwo(kind: RecordKind, choices: FieldChoices): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['bulk-one', 'bulk-two']) {
    const required = {
      topic: kind.choices?.topic?.[0]?.id,
      category_id: choices.category_id?.[0]?.id,
    };
    const filled = {
      ...kind.empty,
      ...priced,
      ...written,
      ...linked,
      ...required,
      title: name,
      name,
      status: 'draft',
    };
    const inForm = Object.entries(filled).filter(([field]) => field in kind.labels);
    const id = hasOwnIds(kind) ? { id: name } : {};
    const route = 'route' in kind.labels ? { route: name } : {};
    const isOrdered = 'position' in kind.labels && !('position' in shapeOf(kind));
    const data = {
      ...kind.toSave(Object.fromEntries(inForm)),
      ...id,
      ...route,
      ...(isOrdered && { position: 900 }),
    };
    ids.push(String((await provider.create<RaRecord>(kind.resource, { data })).data.id));
  }
  return ids;
}

async function read(kind: RecordKind, ids: readonly string[]): Promise<Fields[]> {
  const records = await readRecords(provider, kind, ids);
  return ids.map((id) => records.get(id) ?? {});
}

/** What somebody could enter in the fields of an input so that every record changes. */
function entriesOf(
  kind: RecordKind,
  names: readonly string[],
  records: readonly Fields[],
  choices: FieldChoices,
) {
  const entered: Record<string, unknown> = {};
  for (const name of names) {
    const ids = [...(choices[name] ?? []), ...(kind.choices?.[name] ?? [])].map(({ id }) => id);
    const candidates = [...ids, 'Edited', true, false, 3, 5, 21, '/services', MOMENT];
    entered[name] = [...candidates, ...candidates.map((each) => [each])].find((value) => {
      const { toSave, refused } = planEdit(kind, records, editOf({ ...entered, [name]: value }));
      const isChanged = !isSameField(records[0]?.[name], value);
      return isChanged && refused.length === 0 && toSave.length === records.length;
    });
  }
  return entered;
}

const editOf = (entered: Fields): Edit => ({
  modes: new Map(
    Object.entries(entered).map(([name, value]) => [
      name,
      Array.isArray(value) ? 'replace' : undefined,
    ]),
  ),
  entered,
});

const sentences = ({ failures }: Outcome<unknown>) => failures.map(({ sentence }) => sentence);
/** The main type of a travel is always one of its types. */
const asRead = (entered: Fields) =>
  Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [
      name,
      Array.isArray(value) ? expect.arrayContaining(value) : value,
    ]),
  );
const withoutTimes = ({ updated_at: _, ...record }: Fields) => record;

describe.each(bulkKinds.map(({ kind, load }) => [kind.resource, kind, load] as const))(
  'edits of many %s',
  (resource, kind, load) => {
    it('save every field that the dialog offers, and are undone', async () => {
      const { default: inputs } = await load();
      const choices = await readReferences(provider, kind);
      const ids = await makeTwo(kind, choices);
      const before = await read(kind, ids);
      for (const input of inputs) {
        const records = await read(kind, ids);
        const edit = editOf(entriesOf(kind, input.fields, records, choices));
        expect(Object.values(edit.entered), input.label).not.toContain(undefined);
        const outcome = await saveRecords(provider, resource, planEdit(kind, records, edit).toSave);
        expect(sentences(outcome), input.label).toEqual([]);
        expect(outcome.saved, input.label).toHaveLength(2);
        for (const changed of await read(kind, ids))
          expect(changed, input.label).toMatchObject(asRead(edit.entered));
        const undone = await undoSaving(provider, kind, outcome.saved, { mayDelete: false });
        expect(sentences(undone), input.label).toEqual([]);
      }
      expect((await read(kind, ids)).map(withoutTimes)).toEqual(before.map(withoutTimes));
    });
  },
);

const tables = [
  ...([
    'travels',
    'travel_categories',
    'activities',
    'activity_categories',
    'hero_slides',
  ] as const),
  ...([
    'services',
    'vehicles',
    'events',
    'products',
    'product_collections',
    'faq_questions',
  ] as const),
  ...(['entry_rules', 'guide_entries', 'team_members', 'photos'] as const),
];

it.each(tables)('publish, unpublish and archive many %s, and undo it', async (table) => {
  const read = async () =>
    (
      await supabase
        .from(table as 'travels')
        .select('id,status')
        .order('id')
        .limit(2)
    ).data ?? [];
  const before = await read();
  const ids = before.map(({ id }) => id);
  for (const status of ['draft', 'published', 'archived'] as const) {
    const { undo, count } = await changeStatus(table, ids, status);
    expect((await read()).map((row) => row.status)).toEqual(ids.map(() => status));
    expect(count).toBe(before.filter((row) => row.status !== status).length);
    await undo();
    expect(await read()).toEqual(before);
  }
});

describe.each(['travels', 'activities'])('the list of %s', (resource) => {
  const listed = async (order: 'ASC' | 'DESC', filter: Fields) => {
    const asked = {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'completeness', order },
      filter,
    };
    const { data } = await provider.getList(resource, {
      ...asked,
      meta: resource === 'travels' ? {} : { columns: '*,completeness' },
    });
    return data.map(({ completeness }) => Number(completeness));
  };
  const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

  it.each([
    {},
    { q: 'a' },
    { q: 'o' },
    { status: 'published' },
    ...(resource === 'travels' ? [{ type: 'cultural' }] : []),
  ])('is sorted by completeness with the filter %j', async (filter) => {
    const ascending = await listed('ASC', filter);
    expect(ascending.length).toBeGreaterThan(0);
    expect(ascending).toEqual(sorted(ascending));
    const descending = await listed('DESC', filter);
    expect(descending).toEqual(sorted(descending).toReversed());
  });
});
