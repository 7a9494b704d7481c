// Runs a script of this folder for an npm command; needs only Node 20 and npm. If Node or pnpm is too old or missing,
// npx fetches both into npm's cache. Installs the dependencies if the lockfile has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const PNPM_MAJOR = 12;
const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';
const [script, ...scriptArguments] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function capture(command, commandArguments, env = process.env) {
  const result = spawnSync(command, commandArguments, { cwd: root, env, shell, encoding: 'utf8' });
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ''}${result.stderr ?? ''}`,
    stdout: result.stdout ?? '',
  };
}

function explain(output) {
  console.error(output.trim().split('\n').slice(-15).join('\n'));
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|META_FETCH_FAIL|ENETUNREACH/.test(output)) {
    fail(
      'The npm registry cannot be reached. Check the network connection and run the command again.',
    );
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    fail(`A folder is not writable. Allow writing in ${root}, or clone the repository elsewhere.`);
  }
  fail('The dependencies could not be installed; the lines above say why.');
}

/** The environment in which `node` and `pnpm` have the required versions. */
function environmentWithToolchain() {
  const nodeMajor = Number(process.versions.node.split('.')[0]);
  if (nodeMajor < 20)
    fail(`Node ${process.versions.node} is too old. Install Node 20 or newer and try again.`);
  const pnpm = capture('pnpm', ['--version']);
  if (nodeMajor >= NODE_MAJOR && pnpm.ok && pnpm.stdout.startsWith(`${PNPM_MAJOR}.`))
    return process.env;

  console.log(`Fetching Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} from npm (kept in its cache) …`);
  const packages = ['-p', `node@${NODE_MAJOR}`, '-p', `pnpm@${PNPM_MAJOR}`];
  const printPath = shell ? 'echo %PATH%' : 'echo "$PATH"';
  const found = capture('npx', [
    '--yes',
    '--prefer-offline',
    '--loglevel=error',
    ...packages,
    '-c',
    printPath,
  ]);
  if (!found.ok) explain(found.output);
  return { ...process.env, PATH: found.stdout.trim().split('\n').at(-1) };
}

function fingerprint(env) {
  const hash = createHash('sha256').update(capture('node', ['--version'], env).stdout);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function install(env) {
  const stamp = join(root, 'node_modules', '.expat-buddy-install');
  const wanted = fingerprint(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the dependencies …');
  const installed = capture(
    'pnpm',
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    env,
  );
  if (!installed.ok) explain(installed.output);
  writeFileSync(stamp, wanted);
}

if (!script) fail('Name the script to run: start.ts, test.ts or reset.ts.');
const env = environmentWithToolchain();
install(env);

const child = spawn('node', [join('scripts', script), ...scriptArguments], {
  cwd: root,
  env,
  shell,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// The shell that npm starts may die without forwarding a signal; then this process gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
