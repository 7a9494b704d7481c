import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../environment/run-command.ts';
import { root } from '../environment/settings.ts';
import { type Result, readVitestReport } from './reports.ts';

const testFiles = () =>
  globSync('{apps,packages,scripts,supabase}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).map((path) => join(root, path));

/** @param files without them, all are run. */
async function run(report: string, files: string[] = []) {
  const exitCode = await runCommand([
    ...['vitest', 'run', '--reporter=default'],
    ...['--reporter=json', `--outputFile.json=${report}`],
    ...files,
  ]);
  return readVitestReport(report, exitCode, files.length > 0 ? files : testFiles());
}

/**
 * Runs all tests of vitest. On CI, where machines stall at times, files that did not start or finish get a second try: a
 * crashed browser fails every file after it.
 * @param report the file for vitest's JSON report.
 */
export async function runVitest(report: string): Promise<Result> {
  const results = [await run(report)];
  const missing = results[0]?.unfinished ?? [];
  if (process.env.CI && missing.length > 0) {
    console.log(`\nThese files have no result and get a second try:\n  ${missing.join('\n  ')}\n`);
    results.push(await run(report, missing));
  }
  const unfinished = results.at(-1)?.unfinished ?? [];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: [
      ...results.flatMap(({ failures }) => failures),
      ...unfinished.map((file) => `${file} has no result`),
    ],
  };
}
