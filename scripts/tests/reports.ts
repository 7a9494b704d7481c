// Sums up the JSON reports of vitest and Playwright.
import { readFileSync } from 'node:fs';

export type Result = { passed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** @param exitCode of the runner: a failure without a failed test counts too. */
export function readVitestReport(file: string, exitCode: number): Result {
  return readReport(file, exitCode, 'vitest', (report: VitestReport) => ({
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded has no tests.
      return status === 'failed' && failed.length === 0
        ? [name]
        : failed.map(({ fullName }) => fullName);
    }),
  }));
}

export function readPlaywrightReport(file: string, exitCode: number): Result {
  return readReport(
    file,
    exitCode,
    'playwright',
    ({ stats, errors, suites }: PlaywrightReport) => ({
      passed: stats.expected + stats.flaky,
      failures: [...errors.map(({ message }) => message ?? 'error'), ...suites.flatMap(failedIn)],
    }),
  );
}

function failedIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

function readReport<Report>(
  file: string,
  exitCode: number,
  runner: string,
  read: (report: Report) => Result,
): Result {
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    if (exitCode !== 0 && failures.length === 0) failures.push(`${runner} exited with ${exitCode}`);
    return { passed, failures };
  } catch (error) {
    return { passed: 0, failures: [`${runner} wrote no report: ${error}`] };
  }
}
