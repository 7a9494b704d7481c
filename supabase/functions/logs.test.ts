// Logs have more readers than inquiries, so they must not contain names, addresses or messages.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { errorForLog, report } from './_shared/report.ts';

const here = import.meta.dirname;
// A sentence with ids and counts only, no rows, requests or errors.
const PLAIN = /^(`(?:[^`$]|\$\{(?:\w+\.)?(?:id|attempts|status)\})*`|'[^']*')\s*$/;

async function consoleCalls(): Promise<string[]> {
  const calls: string[] = [];
  const options = { cwd: here, exclude: (path: string) => path === 'node_modules' };
  for await (const path of glob('*/**/*.ts', options)) {
    if (/\.(test|fixture)\.ts$/.test(path) || path.endsWith('_shared/report.ts')) continue;
    const source = readFileSync(`${here}/${path}`, 'utf8');
    for (const [, words = ''] of source.matchAll(/console\s*\.\s*\w+\(([\s\S]*?)\)[;,)\n]/g)) {
      if (!PLAIN.test(words)) calls.push(`${path}: ${words}`);
    }
  }
  return calls;
}

describe('a log of the functions', () => {
  it('is written by report(), or is a plain sentence', async () => {
    expect(await consoleCalls()).toEqual([]);
  });

  it('contains nothing of a row that the database refused', () => {
    const refusal = {
      code: '23514',
      message: 'new row for relation "contact_submissions" violates a check, nadia@example.com',
      details: 'Failing row contains (1, Nadia, nadia@example.com, We would like a tour.).',
      hint: 'Nadia',
    };
    const logged = errorForLog(refusal);
    expect(logged).toContain('23514');
    expect(logged).not.toMatch(/nadia|tour/i);
    expect(errorForLog('We would like a tour.')).not.toContain('tour');
  });

  it('contains no address that a mail server quotes, and has a stack trace', () => {
    const error = new Error('550 <Nadia@Example.com> (Nadia B.) is unknown');
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    report('The mail 7 was not sent.', error);
    const logged = console_.mock.calls.flat().join('\n');
    console_.mockRestore();
    expect(logged).toContain('550');
    expect(logged).toContain('logs.test.ts');
    expect(logged).not.toMatch(/nadia/i);
  });
});
