import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findSecrets } from './no-secrets.ts';

const dir = mkdtempSync(join(tmpdir(), 'expat-buddy-secrets-'));
afterAll(() => rmSync(dir, { recursive: true }));

const token = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it('finds keys by how they begin, by what they say and by their value, and nothing else', () => {
  mkdirSync(join(dir, 'assets'));
  const files = {
    'clean.js': `const key = 'sb_publishable_abc'; const visitor = '${token('anon')}';`,
    'assets/key.js': "createClient(url, 'sb_secret_Abc012345678_9')",
    'assets/token.js': `authorization: '${token('service_role')}'`,
    'assets/value.js': 'password = correct-horse',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  expect(findSecrets(dir, ['correct-horse']).sort()).toEqual([
    'assets/key.js holds a key of the server',
    'assets/token.js holds a key of the server',
    'assets/value.js holds a key of the server',
  ]);
});
