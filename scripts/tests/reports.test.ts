import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'expat-buddy-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('the report of vitest', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status });

  it('counts passed tests and failed ones, and names files that did not finish or start', () => {
    const file = write({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [assertion('a passes', 'passed'), assertion('a fails', 'failed')],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [assertion('b passes', 'passed'), assertion('b waits', 'pending')],
        },
      ],
    });
    expect(readVitestReport(file, 1, ['a.test.ts', 'b.test.ts', 'never-started.test.ts'])).toEqual({
      passed: 1,
      failures: ['a fails'],
      unfinished: ['b.test.ts', 'never-started.test.ts'],
    });
  });

  it('fails when the runner fails without a failed test', () => {
    const file = write({ testResults: [] });
    expect(readVitestReport(file, 1, [])).toMatchObject({
      passed: 0,
      failures: ['vitest exited with 1'],
    });
  });

  it('fails when it is missing', () => {
    const { passed, failures } = readVitestReport(join(folder, 'none.json'), 0, []);
    expect([passed, failures.length]).toEqual([0, 1]);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'desktop', status }],
  });

  it('counts retried tests as passed, and names failed ones and errors outside tests', () => {
    const inner = { file: 'a.spec.ts', specs: [spec('breaks', 'unexpected')] };
    const file = write({
      stats: { expected: 3, flaky: 1 },
      errors: [{ message: 'The server did not start.' }],
      suites: [{ file: 'a.spec.ts', specs: [spec('works', 'expected')], suites: [inner] }],
    });
    expect(readPlaywrightReport(file, 1)).toEqual({
      passed: 4,
      failures: ['The server did not start.', 'a.spec.ts › breaks (desktop)'],
    });
  });
});
