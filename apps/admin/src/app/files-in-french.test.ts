import { afterAll, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'fr' });
vi.resetModules();
const { matchColumns } = await import('#features/bulk/import/match-columns.ts');
const { planImport } = await import('#features/bulk/import/plan-import.ts');
const { readCsv } = await import('#features/bulk/import/read-csv.ts');
const { dayFormat } = await import('#features/bulk/records/day-format.ts');
const { recordFields } = await import('#features/bulk/records/record-fields.ts');
const { algiersMoment } = await import('#features/export/algiers-moment.ts');
const { placeKind } = await import('#resources/places/place-kind.ts');
const { formatAlgiersTime } = await import('#ui/inputs/algiers-time.ts');
const { officeClock } = await import('#ui/format-moment.ts');
const { describeSource } = await import('#features/sources/source-form.ts');
const { readCsvFile, toCsvFile } = await import('#resources/translations/files/csv-file.ts');
const { toCsv } = await import('#ui/csv.ts');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('writes semicolons, decimal commas and French days, and reads them back', async () => {
  const places = recordFields(placeKind, {});
  const place = {
    ...placeKind.empty,
    id: 'oran',
    name: 'Oran; Wahran',
    latitude: 35.69,
    longitude: -0.642,
  };
  const csv = toCsv(
    [place],
    places.map(({ label, name, format }) => ({
      label,
      value: (row: Record<string, unknown>) => format(row[name]),
    })),
  );
  expect(csv).toContain('"Oran; Wahran";35,69;-0,642');
  const table = await readCsv(new File([csv], 'lieux.csv'));
  const columns = matchColumns(table.headers, places, []);
  const source = { table, columns, kind: placeKind, fields: places };
  expect(planImport(source, new Map([['oran', place]]))).toMatchObject([{ state: 'unchanged' }]);
  expect(dayFormat.format('2027-03-04')).toBe('04/03/2027');
  expect(algiersMoment('2026-11-21T16:05:00Z')).toBe('21/11/2026 17:05');
});

it('writes files for translators in French, and reads those with English or technical headings', async () => {
  const row = {
    ...{ language: 'ar', resource: 'regions', record: 'west', field: 'title', item: '' },
    ...{ source: 'West', translation: 'الغرب', status: 'draft' },
  };
  const csv = toCsvFile([row]);
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFLangue;Type;Fiche;Champ;"Élément";Texte anglais;Traduction;Statut',
  );
  expect(csv).toContain('Brouillon');
  const body = 'ar,regions,west,title,,West,الغرب';
  const files = [
    csv,
    `Language,Kind,Record,Field,Item,English text,Translation,Status\n${body},Draft`,
    `language,resource,record,field,item,source,translation,status\n${body},draft`,
  ];
  for (const file of files) {
    expect(await readCsvFile(new File([file], 'x.csv'))).toMatchObject([row]);
  }
});

it('writes a time of day as people say it', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(formatAlgiersTime('2026-11-21T20:15:00Z'))).toBe('21 nov. 2026 à 21 h 15');
  expect(plain(officeClock('2026-11-21T08:00:00Z'))).toBe('9 h');
  expect(describeSource({ source_name: '', checked_on: '2026-11-22' })).toBe(
    'vérifié le 22 novembre 2026',
  );
  expect(officeClock('infinity')).toBe('infinity');
});
