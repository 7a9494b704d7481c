import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedBrowsers } from '@expat-buddy/older-browsers/supported-browsers';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const FILES = [
  'apps/*/src/**/*.{ts,tsx}',
  'apps/site/{rendering/document,service-worker}/**/*.{ts,tsx,js}',
  'packages/domain/src/**/*.ts',
];
const IS_TEST = /\.test\.|\.fixture\.|\/testing\//;

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

/** Whether a supported browser lacks a feature: it came later, or is behind a flag. */
const isLacking = ({ __compat }: Identifier): boolean =>
  Object.entries(supportedBrowsers).some(([browser, oldest]) => {
    const support = __compat?.support[browser as keyof typeof supportedBrowsers] ?? [];
    return ![support]
      .flat()
      .some(
        ({ flags, version_added: added }) =>
          !flags && typeof added === 'string' && !isOlder(oldest, added.replace('≤', '')),
      );
  });

type Feature = { name: string; pattern: RegExp; isStatic: boolean };

const members = (owner: Identifier): [string, Identifier][] =>
  Object.entries(owner).filter(([key]) => key !== '__compat') as [string, Identifier][];

/** `Owner.name` of static functions, and the names of methods of `METHODS`. */
function features(owners: Identifier, statics: RegExp): Feature[] {
  return members(owners).flatMap(([owner, identifier]) =>
    members(identifier)
      .filter(([, member]) => isLacking(member))
      .map(([key]) => {
        const name = key.replace(/_static$/, '');
        const isStatic = statics.test(key);
        const source = isStatic ? String.raw`\b${owner}\.${name}\(` : String.raw`\.${name}\(`;
        return { name: `${owner}.${name}`, pattern: new RegExp(source), isStatic };
      })
      .filter(({ name, isStatic }) => isStatic || METHODS.test(name)),
  );
}

/** Objects whose methods a name alone identifies: `Iterator` and `Set` share names with arrays and queries. */
const METHODS = /^(?:Array|String|Promise|Map|RegExp)\.(?!with$)/;

/** `Array.toSorted` for `core-js/actual/array/to-sorted`. */
function polyfilledNames(): string[] {
  const text = readFileSync(join(root, 'packages/older-browsers/src/polyfills.ts'), 'utf8');
  return [...text.matchAll(/core-js\/actual\/(\w+)\/([\w-]+)/g)].map(
    ([, owner = '', member = '']) => {
      const name = owner === 'url' ? 'URL' : owner.charAt(0).toUpperCase() + owner.slice(1);
      return `${name}.${member.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    },
  );
}

it('no supported browser lacks a function that the apps call', () => {
  const polyfilled = polyfilledNames();
  const { builtins } = bcd.javascript;
  const lacking = [
    ...features(
      builtins as unknown as Identifier,
      /^(?:groupBy|withResolvers|fromAsync|try|escape)$/,
    ),
    ...features(bcd.api as unknown as Identifier, /_static$/),
  ].filter(({ name }) => !polyfilled.includes(name));
  expect(lacking.length).toBeGreaterThan(50);
  const files = globSync(FILES, { cwd: root }).filter((file) => !IS_TEST.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return lacking
      .filter(({ pattern }) => pattern.test(text))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
