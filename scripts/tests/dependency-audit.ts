// Known weaknesses of the dependencies. Those that do not concern this product are allowed by name and
// with their reason in pnpm-workspace.yaml (auditConfig).
import { spawnSync } from 'node:child_process';
import { root } from '../environment/settings.ts';
import { announce, type Tally } from './tally.ts';

/** Some registries have no advisories, and some machines no network: then nothing was checked. */
const NOT_ANSWERED = /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|ECONNREFUSED/;

export function auditDependencies(): Tally {
  const done = announce('known weaknesses of dependencies');
  const audit = spawnSync('pnpm', ['audit', '--audit-level', 'moderate'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const output = `${audit.stdout}${audit.stderr}`;
  if (audit.status === 0) {
    done();
    return { passed: 1, failed: 0, failures: [] };
  }
  if (NOT_ANSWERED.test(output)) {
    console.log('  The registry answers no audit here: not checked, not counted.');
    return { passed: 0, failed: 0, failures: [] };
  }
  console.log(output);
  return { passed: 0, failed: 1, failures: ['known weaknesses of dependencies'] };
}
