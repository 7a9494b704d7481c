import { nastyTexts } from '@expat-buddy/domain/nasty-texts.fixture';
import { describe, expect, it, vi } from 'vitest';
import { matchColumns } from '#features/bulk/import/match-columns.ts';
import { planImport } from '#features/bulk/import/plan-import.ts';
import { readCsv } from '#features/bulk/import/read-csv.ts';
import { type RecordField, recordFields } from '#features/bulk/records/record-fields.ts';
import type { Fields, RecordKind } from '#features/bulk/records/record-kind.ts';
import { recordKindOf } from '#features/catalogue/record-kind-of.ts';
import faq from '#resources/faq/faq-kind.tsx';
import { toCsv } from '#ui/csv.ts';
import { fileKinds } from './record-kinds.fixture.ts';

vi.mock('#providers/supabase.ts', () => ({}));

// Names with the separator of lists, and two with the same name.
const others = [
  { id: 'a', name: 'Oran, Tlemcen' },
  { id: 'b', name: 'Amel' },
  { id: 'c', name: 'Amel' },
  { id: 'd', name: '=Béjaïa' },
];

const candidates: readonly unknown[] = [
  '=HYPERLINK("https://x.dz"); “+213”,\n\n- second line',
  ...["'=1+1", '+213 555', 'https://x.dz/?a=1,2;b', '12 000 DA', '19:30', '2027-01-02'],
  ...[true, 36.59, -1.5, 12, 2],
  ['=one', 'two, three; four', '- five'],
  [1, 11, 12],
  [2, 3],
];

const id = '0b1f9a52-2f0b-4a55-9a4e-6d0f7f3f5b11';

/** Lists of objects, by field. */
const entries: Readonly<Record<string, unknown>> = {
  days: [
    {
      ...{ id, title: '=Day “one”', description: 'Two,\nlines', stops: ['Oran', 'Tlemcen'] },
      ...{ distance_km: 170, driving_hours: 2.5, overnight: '' },
    },
  ],
  questions: [{ id, question: 'Why; where?', answer: '-Because' }],
  gallery: [{ id, image: 'illustrations/oran.webp', alt: 'A “bay”', caption: '' }],
  unavailable: [{ starts_on: '2027-01-02', ends_on: '2027-01-09' }],
};

/** New entries get their own ids. */
const withoutEntryIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => (each?.id ? { ...each, id: undefined } : each))
    : value;

const fieldsOf = (kind: RecordKind) =>
  recordFields(
    kind,
    Object.fromEntries(Object.keys(kind.references ?? {}).map((field) => [field, others])),
  );

const isRefused = (kind: RecordKind, values: Fields) =>
  Object.keys(kind.validate({ ...values })).length > 0;

/** A record in which as many fields as possible hold the first value that its form accepts. */
function filledRecord(kind: RecordKind): Fields {
  let values: Fields = {
    ...kind.toSave(kind.empty),
    ...{ id: 'one', title: 'Title', name: 'Name', status: 'draft', answer: 'Answer' },
    ...{ category_id: 'b', topic: kind.choices?.topic?.[0]?.id },
    ...{ terms: ['one'], finds: ['two'], latitude: 1, longitude: 1 },
  };
  for (const { name, format, show } of fieldsOf(kind).filter(({ name }) => name !== 'id')) {
    if (show) {
      values = { ...values, [name]: entries[name] };
      continue;
    }
    const isWritten = (value: unknown) => format(value) !== '';
    const ids = kind.references?.[name] ? ['a', ['d', 'a', 'b']] : candidates;
    const accepted = [...ids, ...(kind.choices?.[name] ?? []).map(({ id }) => id)].find(
      (value) => isWritten(value) && !isRefused(kind, { ...values, [name]: value }),
    );
    if (accepted !== undefined) values = { ...values, [name]: accepted };
  }
  return { ...values, ...kind.toSave(values) };
}

const csvOf = (records: readonly Fields[], fields: readonly RecordField[]) =>
  toCsv(
    records,
    fields.map(({ label, name, format }) => ({ label, value: (row: Fields) => format(row[name]) })),
  );

async function importOf(kind: RecordKind, csv: string, existing: readonly Fields[]) {
  const fields = fieldsOf(kind);
  const table = await readCsv(new File([csv], 'export.csv'));
  const columns = matchColumns(table.headers, fields, []);
  const byId = new Map(existing.map((record) => [String(record.id), record]));
  return planImport({ table, columns, kind, fields }, byId);
}

describe.each(fileKinds.map((kind) => [kind.resource, kind] as const))('exported %s', (_, kind) => {
  const fields = fieldsOf(kind);
  const record = filledRecord(kind);

  it('have each list of objects in one cell, without ids', () => {
    for (const { name, format } of fields.filter(({ show }) => show)) {
      expect(record[name], name).toEqual(entries[name]);
      expect(format(record[name])).not.toContain(id);
    }
  });

  it('have one column for each label', () => {
    const labels = fields.map(({ label }) => label.toLowerCase());
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are unchanged when imported again', async () => {
    const empty = { ...kind.toSave(kind.empty), id: 'two', title: '', name: '' };
    const [full, ...rest] = await importOf(kind, csvOf([record, empty], fields), [record, empty]);
    expect(full).toMatchObject({ state: 'unchanged', changes: [], problems: [] });
    expect(rest[0]?.changes).toEqual([]);
  });

  it('become the same records where they are missing, as drafts', async () => {
    const [made] = await importOf(kind, csvOf([record], fields), []);
    const written = fields.filter(({ name }) => name !== 'status').map(({ name }) => name);
    const part = (values: Fields) =>
      Object.fromEntries(written.map((name) => [name, withoutEntryIds(values[name])]));
    expect(made).toMatchObject({ state: 'new', problems: [] });
    expect(part(made?.values ?? {})).toEqual(part(record));
    if ('status' in kind.labels) expect(made?.values.status).toBe('draft');
  });
});

it('brings any text back', async () => {
  const kind = recordKindOf(faq);
  const texts = nastyTexts(400).filter((text) => text.isWellFormed() && !text.includes('\0'));
  const records = texts.map((text, at) => ({
    ...{ id: `q-${at}`, title: `${text}.`, answer: text, topic: 'on-the-way', status: 'draft' },
  }));
  const rows = await importOf(kind, csvOf(records, fieldsOf(kind)), records);
  expect(rows.flatMap(({ changes }) => changes)).toEqual([]);
});
