import { spawnSync } from 'node:child_process';
import { runCommand } from '../environment/run-command.ts';
import { root } from '../environment/settings.ts';
import { type Result, readVitestReport } from './reports.ts';

/** The absolute paths of the files of the chosen projects, whether or not their tests can start. */
function testFiles(chosen: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['exec', 'vitest', 'list', '--filesOnly', '--json', ...chosen],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`vitest lists no files: ${stderr}`);
  return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file);
}

async function run(report: string, chosen: string[], files: string[]) {
  const exitCode = await runCommand([
    ...['vitest', 'run', '--reporter=default'],
    ...['--reporter=json', `--outputFile.json=${report}`],
    ...[...chosen, ...files],
  ]);
  return readVitestReport(report, exitCode, files.length > 0 ? files : testFiles(chosen));
}

/**
 * Runs tests of vitest. On CI, where machines stall at times, files that did not start or finish get a second try: a
 * crashed browser fails every file after it.
 * @param report the file for vitest's JSON report.
 * @param projects of vitest.config.ts; all of them if there are none.
 */
export async function runVitest(report: string, projects: readonly string[] = []): Promise<Result> {
  const chosen = projects.map((name) => `--project=${name}`);
  const results = [await run(report, chosen, [])];
  const missing = results[0]?.unfinished ?? [];
  if (process.env.CI && missing.length > 0) {
    console.log(`\nThese files have no result and get a second try:\n  ${missing.join('\n  ')}\n`);
    results.push(await run(report, chosen, missing));
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
