// Runs a script of this folder for an npm command; needs only Node 20 and npm. If Node or pnpm is too old or missing,
// npx fetches both into npm's cache. Installs the dependencies if the lockfile has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NODE_MAJOR = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
/** As in `pnpm@1.2.3`. */
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
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
  if (nodeMajor >= NODE_MAJOR && pnpm.ok && PNPM === `pnpm@${pnpm.stdout.trim()}`)
    return process.env;

  const packages = ['-p', `node@${NODE_MAJOR}`, '-p', PNPM];
  const printPath = shell ? 'echo %PATH%' : 'echo "$PATH"';
  const find = (cache) =>
    capture('npx', ['--yes', cache, '--loglevel=error', ...packages, '-c', printPath]);
  // Without a network, npm retries for minutes before it takes what it has.
  let found = find('--offline');
  if (!found.ok) {
    console.log(
      `Fetching Node ${NODE_MAJOR} and ${PNPM.replace('@', ' ')} from npm (kept in its cache) …`,
    );
    found = find('--prefer-offline');
  }
  if (!found.ok) explain(found.output);
  return { ...process.env, PATH: found.stdout.trim().split('\n').at(-1) };
}

function fingerprint(env) {
  const hash = createHash('sha256').update(capture('node', ['--version'], env).stdout);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const modules = join(root, 'node_modules');
const stamp = join(modules, '.expat-buddy-install');

const hasPackage = (folder, name) => existsSync(join(folder, name, 'package.json'));

/** The packages in pnpm's store whose own files are there; its folders are named `@scope+name@version`. */
function countPackages() {
  const store = join(modules, '.pnpm');
  if (!existsSync(store)) return 0;
  return readdirSync(store).filter((entry) => {
    const name = entry.slice(0, entry.indexOf('@', 1)).replace('+', '/');
    return hasPackage(join(store, entry, 'node_modules'), name);
  }).length;
}

/** Whether each workspace package finds its dependencies. */
function findsDependencies() {
  const below = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  const folders = [
    '.',
    'e2e',
    join('supabase', 'functions'),
    ...below('apps'),
    ...below('packages'),
  ];
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .every((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      const names = Object.keys({ ...dependencies, ...devDependencies });
      return names.every((name) => hasPackage(join(folder, 'node_modules'), name));
    });
}

function install(env) {
  const wanted = fingerprint(env);
  const [installed, packages] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isDamaged =
    installed === wanted && (Number(packages) !== countPackages() || !findsDependencies());
  if (installed === wanted && !isDamaged) return;
  console.log(
    isDamaged
      ? 'node_modules is damaged: installing the dependencies again …'
      : 'Installing the dependencies …',
  );
  // pnpm trusts these records, not the files.
  if (isDamaged)
    for (const record of [
      '.modules.yaml',
      join('.pnpm', 'lock.yaml'),
      '.pnpm-workspace-state-v1.json',
    ])
      rmSync(join(modules, record), { force: true });
  const done = capture('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], env);
  if (!done.ok) explain(done.output);
  writeFileSync(stamp, `${wanted} ${countPackages()}`);
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
const exists = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
// The shell that npm starts may die without forwarding a signal; then this process gets another parent. Or npm itself
// is killed, and the shell lives on.
const parent = process.ppid;
const npm = parentOfShell(parent);
setInterval(() => {
  if (process.ppid !== parent || (npm && !exists(npm))) child.kill('SIGTERM');
}, 1000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));

/** The process that started a shell, if npm runs this script through one. */
function parentOfShell(pid) {
  if (!process.env.npm_lifecycle_event || shell) return undefined;
  const { stdout } = capture('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout) ?? [];
  return /^-?(?:.*\/)?(?:ba|da|z|a|k)?sh$/.test(name.trim()) ? Number(grandparent) : undefined;
}
