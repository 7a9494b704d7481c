// Serves built apps as a static host would: files as they are, every other path the app's one page, and
// the security headers on all of it.
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from './security-headers.ts';
import type { WebServer } from './web-server.ts';

/** outDir holds `site/` and `admin/`, the two builds. */
export async function serveBuiltApps(
  outDir: string,
  port: number,
  apiUrl: string,
): Promise<WebServer> {
  const headers = new Headers(securityHeaders({ api: new URL(apiUrl).origin }));
  const site = sirv(join(outDir, 'site'), { single: true, etag: true });
  const admin = sirv(join(outDir, 'admin'), { single: true, etag: true });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    response.setHeaders(headers);
    if (!/^\/admin(?=[/?#]|$)/.test(url)) return site(request, response);
    request.url = url.slice('/admin'.length) || '/';
    if (!request.url.startsWith('/')) request.url = `/${request.url}`;
    return admin(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
