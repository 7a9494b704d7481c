import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../environment/run-command.ts';
import { root } from '../environment/settings.ts';
import { announce, type Tally } from './tally.ts';

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** Vitest over the whole workspace, beside whatever else runs. A file that does not even load counts as one failure. */
export async function runUnitTests(): Promise<Tally> {
  const done = announce('unit tests and the local backend');
  const reportFile = join(root, '.cache', 'vitest.json');
  rmSync(reportFile, { force: true });
  const code = await runCommand(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    { isHeld: true },
  );
  done();
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    const failures = report.testResults.flatMap((file) => {
      const failed = file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => test.fullName);
      return file.status === 'failed' && failed.length === 0 ? [file.name] : failed;
    });
    if (code !== 0 && failures.length === 0) failures.push('vitest ended with an error');
    return { passed: report.numPassedTests, failed: failures.length, failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['vitest wrote no report'] };
  }
}
