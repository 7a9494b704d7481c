// Serves the folder of a build as a static host does: files as they are, `/travels` from travels.html, the
// back office's one page for all its addresses, and the security headers on everything. A site that is not
// finished, without its 404 page, answers every address with its empty document.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { splitAddress } from '@expat-buddy/domain/language/addresses';
import { languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { tidyPath } from '@expat-buddy/domain/language/tidy-path';
import { listen, type Reach } from '@expat-buddy/local-supabase/listen';
import sirv from 'sirv';
import { styleSource } from '../../apps/site/rendering/build/inline-code.ts';
import {
  NOT_FOUND_FILE,
  notFoundFile,
  shellFile,
} from '../../apps/site/rendering/build/page-document.ts';
import { headersOfPage } from '../build/hosting-files.ts';
import { securityHeaders } from '../build/security-headers.ts';
import type { WebServer } from './web-server.ts';

/** The names of pages' files, and the language without a prefix, as build/hosting-files.ts tells hosts. */
const REDIRECTED = /^(?!\/admin\/).*\.html$|^\/en(?=\/|$)/;

/** What a host reads itself. */
const HOSTS_OWN = /^\/_(headers|redirects)$/;

export async function serveFolder(
  dir: string,
  port: number,
  apiUrl: string,
  reach?: Reach,
): Promise<WebServer> {
  const allowed = { api: new URL(apiUrl).origin, style: styleSource(dir) };
  const headers = new Headers(securityHeaders(allowed));
  const isFinished = existsSync(join(dir, NOT_FOUND_FILE));
  const lostPages = new Map(
    languages.map((language) => {
      const locale = locales[language];
      const file = isFinished ? notFoundFile(locale) : shellFile(locale);
      return [locale, readFileSync(join(dir, file))] as const;
    }),
  );
  const admin = readFileSync(join(dir, 'admin', 'index.html'));
  const answerLost = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAdmin = /^\/admin(?=\/|$)/.test(pathname);
    response
      .writeHead(isAdmin || !isFinished ? 200 : 404, {
        'Content-Type': 'text/html;charset=utf-8',
      })
      .end(isAdmin ? admin : lostPages.get(splitAddress(pathname).locale));
  };
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
    onNoMatch: answerLost,
  });
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/);
    response.setHeaders(new Headers(headersOfPage(path)));
    if (HOSTS_OWN.test(path)) return answerLost(request, response);
    if (REDIRECTED.test(path)) {
      return response.writeHead(301, { Location: [tidyPath(path), ...query].join('') }).end();
    }
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
