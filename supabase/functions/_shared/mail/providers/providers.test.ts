import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailProviders } from './providers.ts';

const here = import.meta.dirname;
const example = readFileSync(`${here}/../../../../functions.env.example`, 'utf8');
const names = readdirSync(here)
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) => readFileSync(`${here}/${file}`, 'utf8').includes(': MailProvider = {'))
  .map((file) => file.replace(/\.ts$/, ''));

const settingsRead = (source: string) =>
  [...source.matchAll(/\benv\.([A-Z_]+)|'([A-Z]+_[A-Z_]+)'/g)].map(
    ([, read, named]) => read ?? named ?? '',
  );
const lineOf = (setting: string) => example.search(new RegExp(`^# ${setting}=`, 'm'));

/** What was left out of adding the provider of a file. */
function missingOf(name: string): string[] {
  const provider = mailProviders.find((each) => each.name === name);
  const source = readFileSync(`${here}/${name}.ts`, 'utf8');
  const settings = [
    ...new Set([...settingsRead(source), provider?.events?.secret, provider?.inbound?.secret]),
  ].filter((setting) => setting !== undefined);
  return [
    ...(provider
      ? []
      : [`providers.ts does not list the provider "${name}", so no setting can choose it.`]),
    ...(existsSync(`${here}/${name}.test.ts`)
      ? []
      : [`${name}.test.ts is missing: what ${name} sends, reports and hands over is not tested.`]),
    ...settings
      .filter((setting) => lineOf(setting) < 0)
      .map(
        (setting) => `functions.env.example has no line for ${setting}, which ${name}.ts reads.`,
      ),
  ];
}

it.each(names)('%s is a mail provider in every place', (name) => {
  expect(missingOf(name)).toEqual([]);
});

it('has a file for each provider', () => {
  expect(mailProviders.map(({ name }) => name).sort()).toEqual(names.sort());
});

it('lists the providers in the order of functions.env.example, where the first one sends', () => {
  const inExample = mailProviders.toSorted(
    (one, other) => lineOf(one.chosenBy) - lineOf(other.chosenBy),
  );
  expect(mailProviders.map(({ name }) => name)).toEqual(inExample.map(({ name }) => name));
});
