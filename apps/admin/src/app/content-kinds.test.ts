import { expect, it } from 'vitest';
import { type ContentKind, contentKinds } from '#content-kinds.ts';
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
