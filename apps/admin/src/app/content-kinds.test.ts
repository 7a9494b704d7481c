import { contentFields } from '@expat-buddy/domain/content/fields';
import { expect, it } from 'vitest';
import { type ContentKind, contentKinds } from '#content-kinds.ts';
import { bulkKinds, fileKinds } from './record-kinds.fixture.ts';
import { resources } from './resources.ts';

const place = ({ resource }: ContentKind) => `“${resource}” of content-kinds.ts`;

it('has a screen for each row, and a place in the menu', () => {
  const names = new Set(resources.map(({ name }) => name));
  const heads = new Set<string>(
    contentKinds.flatMap(({ menu, resource }) => ('group' in menu ? [resource] : [])),
  );
  expect(
    contentKinds.flatMap((kind) => [
      ...(names.has(kind.resource) ? [] : [`app/resources.ts lacks ${place(kind)}.`]),
      ...('within' in kind.menu && !heads.has(kind.menu.within)
        ? [`The menu of ${place(kind)} is within “${kind.menu.within}”, which has no entry.`]
        : []),
    ]),
  ).toEqual([]);
});

/** Neither in files nor edited together. */
const editedAlone = ['message-templates', 'photos'];

it('tries the files or the bulk edit of each row', () => {
  const tried = new Set(
    [...fileKinds, ...bulkKinds.map(({ kind }) => kind)].map(({ resource }) => resource),
  );
  expect(
    contentKinds
      .filter(({ resource }) => !tried.has(resource) && !editedAlone.includes(resource))
      .map((kind) => `record-kinds.fixture.ts lacks ${place(kind)}.`),
  ).toEqual([]);
});

/** Their forms are written out. */
const withoutLines: readonly string[] = [
  ...[
    'travel_categories',
    'activity_categories',
    'hero_slides',
    'photos',
    'places',
    'team_members',
  ],
  ...['regions', 'types', 'tags', 'entry_rules', 'guide_entries'],
];

it('compares the fields of each translatable row with the database', () => {
  expect(
    contentKinds
      .filter(({ isTranslatable }) => isTranslatable)
      .filter(({ table }) => !Object.hasOwn(contentFields, table) && !withoutLines.includes(table))
      .map((kind) => `content/fields.ts of the domain lacks ${place(kind)} (${kind.table}).`),
  ).toEqual([]);
});
