import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowed } from './allowed-imports.fixture.ts';
import { forbidden } from './forbidden-imports.fixture.ts';

const root = join(import.meta.dirname, '../..');

const cycle = ['packages/domain/src/one.ts', 'packages/domain/src/other.ts'] as const;

type Violation = { rule: { name: string }; from: string; to: string };

let folder: string;
let violations: string[];

async function write(path: string, source: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), source);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'));
  for (const name of ['apps/site', 'apps/admin', 'packages/domain', 'packages/local-supabase']) {
    await mkdir(join(folder, name), { recursive: true });
    await cp(join(root, name, 'package.json'), join(folder, name, 'package.json'));
  }
  await mkdir(join(folder, 'node_modules/@expat-buddy'), { recursive: true });
  for (const name of ['domain', 'local-supabase']) {
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@expat-buddy', name));
  }
  for (const [at, { from, imports }] of [...forbidden, ...allowed].entries()) {
    const isTypeOnly = at % 2 === 0;
    const source = isTypeOnly
      ? `import type { Thing } from '${imports}';\nexport type Own = Thing;\n`
      : `import { thing } from '${imports}';\nexport const own = thing;\n`;
    await write(from, source);
  }
  await write(cycle[0], "import type { Other } from './other.ts';\nexport type One = Other[];\n");
  await write(cycle[1], "import type { One } from './one.ts';\nexport type Other = One[];\n");
  for (const { to } of [...forbidden, ...allowed]) {
    const isFile = to.includes('/') && !to.startsWith('.');
    if (isFile && !existsSync(join(folder, to))) {
      await write(to, "export type Thing = string;\nexport const thing = '';\n");
    }
  }
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/depcruise'),
    [
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['apps', 'packages', 'scripts', 'supabase', 'e2e'],
    ],
    { cwd: folder, maxBuffer: 2 ** 26 },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(forbidden)('rejects $imports in $from', ({ rule, from, to }) => {
  expect(violations).toContain(`${rule}: ${from} → ${to}`);
});

it.each(allowed)('accepts $imports in $from', ({ from }) => {
  expect(violations.filter((violation) => violation.includes(` ${from} →`))).toEqual([]);
});

it('rejects two files that need the types of each other', () => {
  expect(violations.some((violation) => violation.startsWith(`no-cycle: ${cycle[0]}`))).toBe(true);
});
