import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guide = read('docs/licences.md');

/** Licences that need no word about the package. */
const PERMISSIVE = /MIT|ISC|BSD|Apache-2\.0|Unlicense/;

it('lists the licence of every package, and the packages with conditions by name', () => {
  const listed = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const packages = JSON.parse(listed) as Record<string, { name: string }[]>;
  expect(Object.keys(packages)).toContain('MIT');
  const missing = Object.entries(packages).flatMap(([licence, those]) => [
    ...(guide.includes(`\`${licence}\``) ? [] : [licence]),
    ...(PERMISSIVE.test(licence) ? [] : those)
      .map(({ name }) => name)
      .filter((name) => !guide.includes(`\`${name}\``)),
  ]);
  expect(missing).toEqual([]);
});

it('names every font file, each beside the text of its licence', () => {
  const fonts = globSync('apps/*/{src,public}/**/*.{woff,woff2,ttf,otf}', { cwd: root });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((file) => !guide.includes(`\`${basename(file)}\``))).toEqual([]);
  const texts = globSync('apps/site/src/styles/fonts/LICENSE-*', { cwd: root });
  const unlicensed = fonts.filter(
    (file) => !texts.some((text) => file.includes(text.replace('LICENSE-', ''))),
  );
  expect(unlicensed).toEqual([]);
  for (const text of texts) {
    expect(read(text)).toContain('SIL Open Font License, Version 1.1');
    expect(read(text)).not.toMatch(/with Reserved Font Name/i);
  }
});

it('gives every package the licence of the repository', () => {
  const manifests = globSync('{.,apps/*,packages/*,e2e,supabase/functions}/package.json', {
    cwd: root,
  });
  const { license } = JSON.parse(read('package.json'));
  expect(read('LICENSE')).toMatch(new RegExp(`^${license} License`));
  for (const file of manifests) {
    const own = JSON.parse(read(file));
    expect([file, own.private, own.license ?? license]).toEqual([file, true, license]);
  }
});
