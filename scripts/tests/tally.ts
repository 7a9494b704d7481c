import { runCommand } from '../environment/run-command.ts';

/** What one step of the test run counted. */
export type Tally = { passed: number; failed: number; failures: string[] };

export function total(tallies: Tally[]): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

export function announce(name: string): () => void {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  return () => console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** A check that either holds or not: counts as one test. */
export async function runCheck(name: string, command: string[]): Promise<Tally> {
  const done = announce(name);
  const code = await runCommand(command);
  done();
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [name] };
}
