import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const imports: Record<string, string> = JSON.parse(
  readFileSync(`${here}/deno.json`, 'utf8'),
).imports;

async function bareImports(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const path of glob('*/**/*.ts', {
    cwd: here,
    exclude: (path) => path === 'node_modules',
  })) {
    if (/\.(test|fixture)\.ts$/.test(path)) continue;
    const source = readFileSync(`${here}/${path}`, 'utf8');
    for (const [, , name = ''] of source.matchAll(/(?<=[\s}])(from|import\()\s*'([^'.][^']*)'/g)) {
      found.add(name);
    }
  }
  return found;
}

it('maps every bare import of the functions, because a deployed function has no node_modules', async () => {
  const unmapped = [...(await bareImports())].filter((name) => !(name in imports));
  expect(unmapped.filter((name) => !name.startsWith('node:'))).toEqual([]);
});

it('names the versions of the catalog', () => {
  const catalog = readFileSync(`${here}/../../pnpm-workspace.yaml`, 'utf8');
  for (const [name, target] of Object.entries(imports)) {
    const [, dependency, version] = /^npm:(@?[^@]+)@([^/]+)/.exec(target) ?? [];
    if (dependency === undefined) continue;
    const pinned = new RegExp(`^ +["']?${dependency}["']?: (.+)$`, 'm').exec(catalog)?.[1];
    expect(version, name).toBe(pinned);
  }
});

it('has no name that is a prefix of another, because the deploy tool replaces prefixes', () => {
  const names = Object.keys(imports);
  const clashes = names.filter((name) =>
    names.some((other) => other !== name && other.startsWith(name)),
  );
  expect(clashes).toEqual([]);
});
