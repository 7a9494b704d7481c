import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type LockFile = {
  specifiers: Record<string, string>;
  npm: Record<string, { integrity: string }>;
};

const here = import.meta.dirname;
const read = (path: string) => readFileSync(`${here}/${path}`, 'utf8');
const text = read('../deno.lock');
const lock: LockFile = JSON.parse(text);
const imports: Record<string, string> = JSON.parse(read('deno.json')).imports;
const ofNode = read('../../pnpm-lock.yaml');

/** `npm:zod@4.6.7/mini` imports the package `npm:zod@4.6.7`. */
const imported = new Set(
  Object.values(imports).flatMap((target) => /^npm:@?[^@]+@[^/]+/.exec(target) ?? []),
);

it('locks the versions that the functions import', () => {
  expect(Object.keys(lock.specifiers).sort()).toEqual([...imported].sort());
  for (const [name, version] of Object.entries(lock.specifiers)) {
    expect(name.endsWith(`@${version}`), name).toBe(true);
  }
});

it.each([...imported])('has the content of %s that the tests in Node ran with', (specifier) => {
  const name = specifier.slice('npm:'.length);
  const [, integrity] =
    new RegExp(`^ {2}'?${name}'?:\\n {4}resolution: \\{integrity: ([^,}]+)`, 'm').exec(ofNode) ??
    [];
  expect(lock.npm[name]?.integrity).toBe(integrity);
  expect(integrity).toMatch(/^sha512-/);
});

it('names no registry', () => {
  expect(text).not.toMatch(/https?:|tarball/);
});
