import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { recordFields } from '../records/record-fields.ts';
import type { Fields, RecordKind } from '../records/record-kind.ts';
import { matchColumns } from './match-columns.ts';
import { planImport } from './plan-import.ts';
import { MAX_ROWS, readCsv } from './read-csv.ts';

const schema = z.object({
  id: z.string(),
  title: z.string().check(z.minLength(1, 'Please enter a title.')),
  price: z._default(z.nullable(z.string()), ''),
  beds: z.number('Please enter a number.'),
  height: z.optional(z.nullable(z.number())),
  with_driver: z.boolean(),
  gearbox: z.enum(['manual', 'automatic']),
  tags: z._default(z.nullable(z.array(z.string())), []),
  periods: z._default(
    z.array(
      z.object({ id: z.string(), from: z.string().check(z.minLength(1, 'Enter the first day.')) }),
    ),
    [],
  ),
  status: z.enum(['draft', 'published', 'archived']),
});

const kind: RecordKind = {
  resource: 'vans',
  names: { one: 'van', many: 'vans' },
  labels: {
    ...{ title: 'Title', price: 'Price', beds: 'Beds', height: 'Height' },
    ...{ with_driver: 'With driver', gearbox: 'Gearbox', tags: 'Tags', status: 'Status' },
    periods: 'Periods',
  },
  schema,
  empty: { title: '', beds: 2, with_driver: false, gearbox: 'manual', tags: [], status: 'draft' },
  validate: validateWith(schema),
  toSave: (values) => values,
  choices: {
    gearbox: [
      { id: 'manual', name: 'Manual' },
      { id: 'automatic', name: 'Automatic' },
    ],
  },
};
const tags = [
  { id: 'sea', name: 'Sea' },
  { id: 'sand', name: 'Sand' },
];
const fields = recordFields(kind, { tags });
const van = {
  ...{ id: 'van', title: 'Van', price: '', beds: 2, height: 2.5, with_driver: false },
  ...{ gearbox: 'automatic', tags: ['sea'], status: 'published' },
};

const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readCsv(new File([content], 'vans.csv'));

async function plan(csv: string, existing: readonly Fields[] = [van]) {
  const table = await read(csv);
  const columns = matchColumns(table.headers, fields, ['Changed']);
  const byId = new Map(existing.map((record) => [String(record.id), record]));
  return planImport({ table, columns, kind, fields }, byId);
}

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0)).buffer);

describe('a CSV file', () => {
  it.each([
    ['commas', 'Id,Title\nvan,"A ""long"" van"'],
    ['semicolons', 'Id;Title\r\nvan;"A ""long"" van"\r\n'],
    ['a byte order mark', '\uFEFFId,Title\nvan,"A ""long"" van"'],
    ['tabs', 'Id\tTitle\nvan\tA "long" van'],
    ['a line that names the separator', 'sep=;\r\nId;Title\r\nvan;"A ""long"" van"'],
    ['such a line with another one', '\uFEFF"sep=|"\nId|Title\nvan|A "long" van'],
    ['lines that a spreadsheet took for cells', '"Id,Title"\n"van,""A """"long"""" van"""\n'],
    ['some of them', 'Id,Title\n"van,""A """"long"""" van"""\n'],
    ['such lines in more columns', '"Id,Title";\n"van,""A """"long"""" van""";\n'],
    ['Excel’s “Unicode text”', utf16('Id\tTitle\nvan\t"A ""long"" van"')],
    ['empty rows', 'Id,Title\n\nvan,"A ""long"" van"\n,\n'],
  ])('can have %s', async (_, csv) => {
    const { headers, rows } = await read(csv);
    expect(headers).toEqual(['Id', 'Title']);
    expect(rows.map(({ cells }) => cells)).toEqual([['van', 'A "long" van']]);
  });

  it('can have lines in a cell, and counts rows as a spreadsheet does', async () => {
    const { rows } = await read('Id,Title\r\na,"one\r\ntwo"\r\n\r\nb,three');
    expect(rows).toEqual([
      { number: 2, cells: ['a', 'one\ntwo'] },
      { number: 4, cells: ['b', 'three'] },
    ]);
  });

  it.each([
    ['another encoding', new Uint8Array([0xe9, 0x2c]), 'CSV UTF-8'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'CSV UTF-8'],
    ['an open quotation mark', 'Id,Title\na,"b', 'never closed'],
    ['headers only', 'Id,Title\n', 'no rows'],
    ['too many rows', `Id\n${'a\n'.repeat(MAX_ROWS + 1)}`, '2,001 rows'],
    ['more than 5 MB', 'a'.repeat(5 * 1024 * 1024 + 1), '5 MB'],
  ])('is refused with %s', async (_, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence);
  });
});

it('keeps a row with too few cells as it is', async () => {
  const { rows } = await read('Id,Title\nvan,Van\n"one, two, three"');
  expect(rows.map(({ cells }) => cells)).toEqual([['van', 'Van'], ['one, two, three']]);
});

describe('columns', () => {
  it('are found by label or name, and others are named', () => {
    const headers = ['ID', ' title ', 'with_driver', 'Changed', 'Colour', ''];
    const { fields: found, unknown, exportOnly } = matchColumns(headers, fields, ['Changed']);
    expect(found.map((field) => field?.name)).toEqual([
      ...['id', 'title', 'with_driver'],
      ...[undefined, undefined, undefined],
    ]);
    expect(unknown).toEqual(['Colour']);
    expect(exportOnly).toEqual(['Changed']);
  });

  it('are refused when none is known or one appears twice', () => {
    expect(() => matchColumns(['Colour'], fields, [])).toThrow('such as “Id”, “Title”');
    expect(() => matchColumns(['Title', 'title'], fields, [])).toThrow('“Title” appears twice');
  });
});

describe('the plan of an import', () => {
  it('shows each changed field, and leaves fields without a column alone', async () => {
    const [row] = await plan('Id,Title,Tags,With driver\nvan,Van,"sand; Sea",yes');
    expect(row).toMatchObject({ state: 'changed', problems: [] });
    expect(row?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['With driver', 'No', 'Yes'],
      ['Tags', 'Sea', 'Sand, Sea'],
    ]);
    expect(row?.values).toMatchObject({ height: 2.5, gearbox: 'automatic', status: 'published' });
  });

  it('makes new records drafts with the defaults of the form', async () => {
    const [row] = await plan('Title,Beds,Gearbox,Status\nBig van,,,Published');
    expect(row).toMatchObject({ state: 'new', id: 'big-van', name: 'Big van' });
    expect(row?.values).toMatchObject({ beds: 2, gearbox: 'manual', status: 'draft' });
  });

  it('finds a record without an id by the id of its title', async () => {
    const [row] = await plan('Title,Beds\nVan,2');
    expect(row).toMatchObject({ state: 'unchanged', id: 'van' });
  });

  it('empties a field that may be empty', async () => {
    const [row] = await plan('Id,Height,Tags\nvan,,');
    expect(row).toMatchObject({ state: 'changed', values: { height: null, tags: [] } });
  });

  it.each([
    ['Id,Title\nvan,', 'Title', 'Please enter a title.'],
    ['Id,Beds\nvan,', 'Beds', 'This cannot be empty.'],
    ['Id,Beds\nvan,"2,5,7"', 'Beds', '“2,5,7” is not a number such as 36.59.'],
    ['Id,With driver\nvan,perhaps', 'With driver', '“perhaps” is neither Yes nor No.'],
    ['Id,Gearbox\nvan,none', 'Gearbox', '“none” is not one of the choices: Manual, Automatic.'],
    ['Id,Tags\nvan,"sea, snow"', 'Tags', '“snow” is not one of the choices: Sea, Sand.'],
    ['Id,Title\nvan,Van,more', 'Row', 'This row has 3 cells, the headers have 2.'],
  ])('says what is wrong: %j', async (csv, label, sentence) => {
    const [row] = await plan(csv);
    expect(row).toMatchObject({ state: 'invalid', number: 2, problems: [{ label, sentence }] });
  });

  it('refuses an id that appears twice', async () => {
    const [first, second] = await plan('Id,Title\nvan,One\nvan,Two');
    expect(first?.state).toBe('changed');
    expect(second).toMatchObject({
      state: 'invalid',
      problems: [{ label: 'Id', sentence: 'Row 2 has the same id.' }],
    });
  });

  it('reads decimals as the separator tells', async () => {
    const [row] = await plan('Id;Height;Beds\nvan;2,75;1 200');
    expect(row?.values).toMatchObject({ height: 2.75, beds: 1200 });
  });

  it('takes other forms of the same letters and spaces for no change', async () => {
    const title = 'Café du Sahara';
    const stored = [{ ...van, title }];
    for (const text of [title.normalize('NFD'), 'Café\u00a0du\u202fSahara']) {
      const [row] = await plan(`Id,Title\nvan,${text}`, stored);
      expect(row, text).toMatchObject({ state: 'unchanged', changes: [] });
    }
    const [renamed] = await plan(`Id,Title\nvan,${'Cafés du Sahara'.normalize('NFD')}`, stored);
    expect(renamed?.values.title).toBe('Cafés du Sahara');
  });

  it('keeps texts that look like formulas as texts', async () => {
    const [row] = await plan("Id,Price,Title\nvan,=1+1,'+213 555");
    expect(row?.values).toMatchObject({ price: '=1+1', title: '+213 555' });
  });
});

describe('a list of objects', () => {
  const existing = [{ ...van, periods: [{ id: 'one', from: 'May' }] }];
  const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

  it('changes entries in their places and shows them in words', async () => {
    const [row] = await plan(
      `Id;Periods\nvan;${cell([{ from: 'June' }, { from: 'July' }])}`,
      existing,
    );
    expect(row?.changes).toEqual([
      { field: 'periods', label: 'Periods', before: '1. May', after: '1. June\n2. July' },
    ]);
    expect(row?.values.periods).toEqual([
      { id: 'one', from: 'June' },
      { id: expect.any(String), from: 'July' },
    ]);
  });

  it('that means the same is no change', async () => {
    const [row] = await plan('Id;Periods\nvan;"[ { ""from"": ""May"" } ]"', existing);
    expect(row?.state).toBe('unchanged');
  });

  it.each([
    ['[{""from"": May}]', /^This is not JSON/],
    ['{""from"": ""May""}', /list in square brackets/],
    ['[""May""]', /^Entry 1 has to be in curly brackets/],
    [
      '[{""from"": ""May""}, {""form"": ""June""}]',
      /^Entry 2 has “form”, which is none of from\.$/,
    ],
    ['[{""from"": """"}]', /^Entry 1, “from”: Enter the first day\.$/],
  ])('that cannot be read says why: %s', async (text, sentence) => {
    const [row] = await plan(`Id;Periods\nvan;"${text}"`, existing);
    expect(row?.problems).toEqual([
      { label: 'Periods', sentence: expect.stringMatching(sentence) },
    ]);
    expect(row?.state).toBe('invalid');
  });
});
