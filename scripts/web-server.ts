// Both apps on one port during development: the back office under /admin, the site everywhere else.
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { root } from './settings.ts';

export type WebServer = { close: () => Promise<void> };

function openApp(app: 'site' | 'admin', httpServer: Server): Promise<ViteDevServer> {
  return createViteServer({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite', app),
    appType: 'spa',
    logLevel: 'warn',
    clearScreen: false,
    // Everything at once: a dependency found later would reload the page under somebody's hands.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    // Two apps share one socket, so each needs a path of its own for its updates.
    server: { middlewareMode: true, ws: { server: httpServer, path: `/@updates-${app}` } },
  });
}

export async function serveApps(port: number): Promise<WebServer> {
  const httpServer = createHttpServer();
  const [site, admin] = await Promise.all([
    openApp('site', httpServer),
    openApp('admin', httpServer),
  ]);
  httpServer.on('request', (request, response) => {
    const isAdmin = /^\/admin(?=[/?#]|$)/.test(request.url ?? '');
    // A base of /admin/ would answer /admin with a notice instead of the app.
    if (request.url === '/admin') request.url = '/admin/';
    (isAdmin ? admin : site).middlewares(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(port, resolve);
  });
  return {
    async close() {
      httpServer.closeAllConnections();
      await Promise.all([site.close(), admin.close()]);
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
