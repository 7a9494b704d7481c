// The parts of a build that know no content: both apps, and the site's code that renders its pages.
import { join } from 'node:path';
import { digestOfSources, reuse } from './reuse.ts';
import { buildServiceWorker } from './service-worker.ts';
import { runCommand } from './tests/tally.ts';

/** What the apps are built with; none of it is secret. */
export type BuildEnv = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

/** The folders of the parts. */
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
  /** Every page is the same empty document, as while developing. */
  site: async (outDir: string) => {
    await viteBuild('site', outDir, env, []);
    await buildServiceWorker(outDir, env.VITE_SUPABASE_URL);
  },
  admin: (outDir: string) => viteBuild('admin', outDir, env, []),
  server: (outDir: string) => viteBuild('site', outDir, env, ['--ssr', 'src/app/render-page.tsx']),
});

/** Both apps in one folder, for a build that is used once. The code that renders the pages is beside it. */
export async function buildApps(outDir: string, env: BuildEnv): Promise<Apps> {
  const apps = appsIn(outDir);
  const parts = partsOf(env);
  await Promise.all([parts.server(apps.server), parts.site(apps.site)]);
  // Into the site's folder, which is emptied before.
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
  ...['scripts/build-apps.ts', 'scripts/service-worker.ts', 'scripts/first-load.ts'],
];

/** The parts in folders of their own, each built again only when its sources or settings have changed. */
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
