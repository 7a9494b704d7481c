// Both apps on one port for development: the back office under /admin, the site everywhere else.
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { splitAddress } from '@expat-buddy/domain/language/addresses';
import type { Language } from '@expat-buddy/domain/language/languages';
import { listen } from '@expat-buddy/local-supabase/listen';
import { createServer as createViteServer, parseAstAsync, type ViteDevServer } from 'vite';
import { root } from '../environment/settings.ts';

export type WebServer = { close: () => Promise<void> };

type App = 'site' | 'admin';

type OpenOptions = { networkName: string | undefined; language?: Language };

/** The folders that `/@fs/` may serve: the app and its imports, nothing else of the repository. */
const servedFolders = (app: App, name: string) =>
  [`apps/${app}`, 'packages/domain', 'packages/heic', 'node_modules', `.cache/vite/${name}`].map(
    (folder) => join(root, folder),
  );

function openApp(
  app: App,
  httpServer: Server,
  { networkName, language = 'en' }: OpenOptions,
): Promise<ViteDevServer> {
  const name = language === 'en' ? app : `${app}-${language}`;
  return createViteServer({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite', name),
    appType: 'spa',
    logLevel: 'warn',
    clearScreen: false,
    // Scan all sources: a dependency that Vite discovers later reloads the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    // Two apps share one port, so each needs its own path for hot updates.
    server: {
      middlewareMode: true,
      ws: { server: httpServer, path: `/@updates-${name}` },
      fs: { allow: servedFolders(app, name) },
      allowedHosts: networkName ? [networkName] : [],
    },
  });
}

/** The modules of the first pages. */
const firstModules: Record<App, string[]> = {
  site: [
    '/rendering/entry-client.tsx',
    '/src/app/pages/home/home-page.tsx',
    '/src/app/pages/travels/travels-page.tsx',
  ],
  admin: ['/src/app/main.tsx', '/src/features/auth/AuthPage.tsx', '/src/app/AdminApp.tsx'],
};

/** Transforms them and their imports before the first request. */
async function warmUp({ config, environments: { client } }: ViteDevServer, app: App) {
  const seen = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    // Resolves once the dependencies are bundled.
    const module = await client.transformRequest(url);
    if (!module || url.startsWith('/@fs/')) return;
    const { body } = await parseAstAsync(module.code);
    const imported = body.flatMap((node) => ('source' in node && node.source?.value) || []);
    await Promise.all(imported.map((path) => visit(path.replace(config.base, '/'))));
  };
  await Promise.all(firstModules[app].map(visit));
}

/** Vite opens an editor for any request to this path. */
const editorPath = /__open-in-editor/i;

/** One server per language. The French and Arabic ones start with their first request. */
function siteServers(english: ViteDevServer, open: (language: Language) => Promise<ViteDevServer>) {
  const servers = new Map([['en' as Language, Promise.resolve(english)]]);
  let last: Promise<unknown> = Promise.resolve();
  return (language: Language): Promise<ViteDevServer> => {
    const known = servers.get(language);
    if (known) return known;
    // One at a time, because the site's vite.config.ts reads the language from the environment.
    const opened = last.then(() => {
      process.env.SITE_LANGUAGE = language;
      return open(language);
    });
    last = opened.catch(() => {});
    servers.set(language, opened);
    return opened;
  };
}

type Options = {
  /** Host name in the local network, to open the apps to it. */
  networkName?: string;
  /** False for tests that open no page. */
  isWarm?: boolean;
};

export async function serveApps(
  port: number,
  { networkName, isWarm = true }: Options = {},
): Promise<WebServer> {
  const httpServer = createHttpServer();
  const [site, admin] = await Promise.all([
    openApp('site', httpServer, { networkName }),
    openApp('admin', httpServer, { networkName }),
  ]);
  const siteIn = siteServers(site, (language) =>
    openApp('site', httpServer, { networkName, language }),
  );
  httpServer.on('request', async (request, response) => {
    if (editorPath.test(request.url ?? '')) return response.writeHead(404).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAdmin = /^\/admin(?=\/|$)/.test(pathname);
    const { language, prefix } = splitAddress(pathname).locale;
    // Without its trailing slash, Vite answers the base path with a hint.
    if (pathname === '/admin' || pathname === prefix) {
      request.url = request.url?.replace(pathname, `${pathname}/`);
    }
    try {
      const server = isAdmin ? admin : await siteIn(language);
      server.middlewares(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  if (isWarm) await Promise.all([warmUp(site, 'site'), warmUp(admin, 'admin')]);
  await listen(httpServer, port, networkName ? 'network' : 'machine');
  return {
    async close() {
      httpServer.closeAllConnections();
      await Promise.all([site.close(), admin.close()]);
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
