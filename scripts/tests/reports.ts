// Sums up the JSON reports of vitest and Playwright.
import { readFileSync } from 'node:fs';

export type Result = { passed: number; failures: string[] };

/** `unfinished`: files without a result, as when the browser crashed or never started. */
export type VitestResult = Result & { unfinished: string[] };

type VitestReport = {
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

/**
 * The tests of the files that finished.
 * @param exitCode of the runner: a failure that nothing in the report explains counts too.
 * @param files that were to run, as absolute paths: the report leaves out a project that could not start.
 */
export function readVitestReport(file: string, exitCode: number, files: string[]): VitestResult {
  const finished = new Set<string>();
  const result = readReport(file, 'vitest', ({ testResults }: VitestReport) => {
    const tests = testResults.flatMap(({ name, status, assertionResults }) => {
      const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
      if (status === 'failed' && !hasFailedTest) return [];
      finished.add(name);
      return assertionResults;
    });
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    };
  });
  const unfinished = files.filter((name) => !finished.has(name));
  const explained = unfinished.length > 0 ? result : withExitCode(result, exitCode, 'vitest');
  return { ...explained, unfinished };
}

/** @param exitCode of the runner: a failure that nothing in the report explains counts too. */
export function readPlaywrightReport(file: string, exitCode: number): Result {
  const result = readReport(file, 'playwright', ({ stats, errors, suites }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failures: [...errors.map(({ message }) => message ?? 'error'), ...suites.flatMap(failedIn)],
  }));
  return withExitCode(result, exitCode, 'playwright');
}

function failedIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

function withExitCode(result: Result, exitCode: number, runner: string): Result {
  if (exitCode === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [`${runner} exited with ${exitCode}`] };
}

function readReport<Report>(
  file: string,
  runner: string,
  read: (report: Report) => Result,
): Result {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, failures: [`${runner} wrote no report: ${error}`] };
  }
}
