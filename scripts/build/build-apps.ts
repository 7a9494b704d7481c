// The parts of a build that contain no content: both apps, and the server code that renders the pages.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { buildServiceWorker } from '../../apps/site/rendering/build/build-service-worker.ts';
import { ENTRY } from '../../apps/site/rendering/build/manifest.ts';
import { shellFile } from '../../apps/site/rendering/build/page-document.ts';
import { runCommand } from '../environment/run-command.ts';
import { digestOfSources, reuse } from './reuse.ts';

/** The build settings of the apps, none of them secret. */
export type BuildEnv = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

/** Output folders. The site's contains the builds of all languages; `server` has a folder for each. */
export type Apps = { site: string; admin: string; server: string };

type ViteOptions = { language?: Language; isAdded?: boolean; ssr?: string };

async function viteBuild(
  app: 'site' | 'admin',
  outDir: string,
  env: BuildEnv,
  { language = 'en', isAdded = false, ssr }: ViteOptions = {},
) {
  const build = [
    'exec',
    'vite',
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    outDir,
    `--emptyOutDir=${!isAdded}`,
    ...(ssr ? ['--ssr', ssr] : []),
  ];
  const code = await runCommand(['pnpm', '--filter', `@expat-buddy/${app}`, ...build], {
    env: { ...env, SITE_LANGUAGE: language },
    isHeld: true,
  });
  if (code !== 0) throw new Error(`apps/${app} does not build (${language}).`);
}

const partsOf = (env: BuildEnv) => ({
  /**
   * Without pages: one empty document per language, as in development. Files that do not depend on the language have
   * the same name in each build, so they exist once.
   */
  site: async (outDir: string) => {
    // English last: index.html is its empty document.
    for (const [index, language] of languages.toReversed().entries()) {
      await viteBuild('site', outDir, env, { language, isAdded: index > 0 });
      const shell = join(outDir, shellFile(locales[language]));
      mkdirSync(dirname(shell), { recursive: true });
      copyFileSync(join(outDir, ENTRY), shell);
    }
    await buildServiceWorker(outDir, env.VITE_SUPABASE_URL);
  },
  admin: (outDir: string) => viteBuild('admin', outDir, env),
  server: async (outDir: string) => {
    for (const language of languages) {
      const ssr = 'rendering/entry-server.tsx';
      await viteBuild('site', join(outDir, language), env, { language, ssr });
    }
  },
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
  ...['packages/domain', 'packages/heic', 'packages/illustrations'],
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
