// Both apps on one port for development: the back office under /admin, the site everywhere else.
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '@expat-buddy/local-supabase/listen';
import { createServer as createViteServer, parseAstAsync, type ViteDevServer } from 'vite';
import { root } from '../environment/settings.ts';

export type WebServer = { close: () => Promise<void> };

type App = 'site' | 'admin';

/** The folders that `/@fs/` may serve: the app and its imports, nothing else of the repository. */
const servedFolders = (app: App) =>
  [`apps/${app}`, 'packages/domain', 'node_modules', `.cache/vite/${app}`].map((folder) =>
    join(root, folder),
  );

function openApp(
  app: App,
  httpServer: Server,
  networkName: string | undefined,
): Promise<ViteDevServer> {
  return createViteServer({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite', app),
    appType: 'spa',
    logLevel: 'warn',
    clearScreen: false,
    // Scan all sources: a dependency that Vite discovers later reloads the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    // Two apps share one port, so each needs its own path for hot updates.
    server: {
      middlewareMode: true,
      ws: { server: httpServer, path: `/@updates-${app}` },
      fs: { allow: servedFolders(app) },
      allowedHosts: networkName ? [networkName] : [],
    },
  });
}

/** The modules of the first pages. */
const firstModules: Record<App, string[]> = {
  site: [
    '/rendering/entry-client.tsx',
    '/src/app/pages/home-page.tsx',
    '/src/app/pages/travels-page.tsx',
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
    openApp('site', httpServer, networkName),
    openApp('admin', httpServer, networkName),
  ]);
  httpServer.on('request', (request, response) => {
    if (editorPath.test(request.url ?? '')) return response.writeHead(404).end();
    const isAdmin = /^\/admin(?=[/?#]|$)/.test(request.url ?? '');
    // Vite answers /admin with a notice if the base is /admin/.
    if (request.url === '/admin') request.url = '/admin/';
    (isAdmin ? admin : site).middlewares(request, response);
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
