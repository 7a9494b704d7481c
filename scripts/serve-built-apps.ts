// Serves built apps as a static host does: files as they are, `/travels` from travels.html, and the security
// headers on all of it. A site that was prerendered has a page for lost addresses; one that was not answers
// each with its shell.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from './security-headers.ts';
import type { WebServer } from './web-server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function answerLost(siteDir: string): Answer {
  const page = readFileSync(join(siteDir, '404.html'));
  return (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
  };
}

/** outDir holds `site/` and `admin/`, the two builds. */
export async function serveBuiltApps(
  outDir: string,
  port: number,
  apiUrl: string,
): Promise<WebServer> {
  const headers = new Headers(securityHeaders({ api: new URL(apiUrl).origin }));
  const siteDir = join(outDir, 'site');
  const isPrerendered = existsSync(join(siteDir, '404.html'));
  const site = sirv(siteDir, {
    etag: true,
    single: !isPrerendered,
    onNoMatch: isPrerendered ? answerLost(siteDir) : undefined,
  });
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
