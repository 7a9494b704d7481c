// Serves the folder of a build as a static host does: files as they are, `/travels` from travels.html, the
// back office's one page for all its addresses, and the security headers on everything. A site that is not
// finished, without its 404 page, answers every address with its empty document.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen, type Reach } from '@expat-buddy/local-supabase/listen';
import sirv from 'sirv';
import { styleSource } from '../../apps/site/rendering/build/inline-code.ts';
import { securityHeaders } from '../build/security-headers.ts';
import type { WebServer } from './web-server.ts';

export async function serveFolder(
  dir: string,
  port: number,
  apiUrl: string,
  reach?: Reach,
): Promise<WebServer> {
  const allowed = { api: new URL(apiUrl).origin, style: styleSource(dir) };
  const headers = new Headers(securityHeaders(allowed));
  const lostFile = join(dir, '404.html');
  const isFinished = existsSync(lostFile);
  const lost = readFileSync(isFinished ? lostFile : join(dir, 'index.html'));
  const admin = readFileSync(join(dir, 'admin', 'index.html'));
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      if (/\/assets\//.test(path)) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
      if (path === '/service-worker.js') response.setHeader('Cache-Control', 'no-cache');
    },
    onNoMatch(request, response) {
      const isAdmin = /^\/admin(?=[/?#]|$)/.test(request.url ?? '');
      response
        .writeHead(isAdmin || !isFinished ? 200 : 404, {
          'Content-Type': 'text/html;charset=utf-8',
        })
        .end(isAdmin ? admin : lost);
    },
  });
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    files(request, response);
  });
  await listen(server, port, reach);
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
