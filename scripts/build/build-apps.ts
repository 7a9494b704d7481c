// The parts of a build that contain no content: both apps, and the server code that renders the pages.
import { join } from 'node:path';
import { buildServiceWorker } from '../../apps/site/rendering/build/build-service-worker.ts';
import { runCommand } from '../environment/run-command.ts';
import { digestOfSources, reuse } from './reuse.ts';

/** The build settings of the apps, none of them secret. */
export type BuildEnv = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

export type Apps = { site: string; admin: string; server: string };

async function viteBuild(app: 'site' | 'admin', outDir: string, env: BuildEnv, options: string[]) {
  const build = [
    'exec',
    'vite',
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    outDir,
    '--emptyOutDir',
  ];
  const code = await runCommand(['pnpm', '--filter', `@expat-buddy/${app}`, ...build, ...options], {
    env,
    isHeld: true,
  });
  if (code !== 0) throw new Error(`apps/${app} does not build.`);
}

const partsOf = (env: BuildEnv) => ({
  /** Without pages: one empty document, as in development. */
  site: async (outDir: string) => {
    await viteBuild('site', outDir, env, []);
    await buildServiceWorker(outDir, env.VITE_SUPABASE_URL);
  },
  admin: (outDir: string) => viteBuild('admin', outDir, env, []),
  server: (outDir: string) =>
    viteBuild('site', outDir, env, ['--ssr', 'rendering/entry-server.tsx']),
});

/** Builds both apps into one folder, for a single use. The server code is next to it. */
export async function buildApps(outDir: string, env: BuildEnv): Promise<Apps> {
  const apps = appsIn(outDir);
  const parts = partsOf(env);
  await Promise.all([parts.server(apps.server), parts.site(apps.site)]);
  // Built second, because it is in the site's folder, which the site's build empties.
  await parts.admin(apps.admin);
  return apps;
}

export const appsIn = (outDir: string): Apps => ({
  site: outDir,
  admin: join(outDir, 'admin'),
  server: `${outDir}-server`,
});

const SHARED_SOURCES = [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'],
  ...['packages/domain', 'packages/illustrations'],
  'scripts/build/build-apps.ts',
];

/** Builds each part into a separate folder, unless its sources and settings are unchanged. */
export async function reuseApps(folder: string, env: BuildEnv): Promise<Apps> {
  const viteSettings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const settings = [env, viteSettings.sort(), process.version, new Date().getFullYear()];
  const apps = { site: '', admin: '', server: '' };
  await Promise.all(
    Object.entries(partsOf(env)).map(async ([part, make]) => {
      const app = part === 'server' ? 'site' : part;
      const digest = digestOfSources([...SHARED_SOURCES, `apps/${app}`], settings);
      apps[part as keyof Apps] = join(folder, part);
      await reuse(join(folder, part), digest, make);
    }),
  );
  return apps;
}
