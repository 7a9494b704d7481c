// Serves the prerendered site on another port, where a test can deploy a new version.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from './settings.ts';

export type ChangingSite = {
  url: string;
  /** From now on the service worker has another version. */
  bringNewVersion: () => void;
  /** From now on every file of code has another name, and the old ones are gone. */
  renameCode: () => void;
  close: () => Promise<void>;
};

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control'];

const CODE = /\/assets\/[^?]*\.(?:js|css)$/;
/** In a page, `/assets/index-1a2b3c4.js`; in code, also `./index-1a2b3c4.js`. */
const NAME_OF_CODE = /((?:assets\/|["'`(]\.\/)[\w.-]+)\.(js|css)\b/g;

export async function serveChangingSite(): Promise<ChangingSite> {
  let isNew = false;
  let isRenamed = false;

  async function answerTo(path: string) {
    const isCode = CODE.test(path);
    if (isRenamed && isCode && !path.includes('.new.')) {
      return { status: 404, headers: {}, content: 'Gone' };
    }
    const answer = await fetch(siteUrl + path.replace('.new.', '.'));
    const headers = PASSED_ON.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isRenamed && (isCode || isPage)) {
      const content = (await answer.text()).replaceAll(NAME_OF_CODE, '$1.new.$2');
      return { status: answer.status, headers: Object.fromEntries(headers), content };
    }
    const isWorker = isNew && path === '/service-worker.js';
    const content = isWorker
      ? // Another name for the script that pages start with: its content is the same.
        (await answer.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '$&?new')
      : Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(headers), content };
  }

  const server = createServer((request, response) => {
    answerTo(request.url ?? '/').then(
      ({ status, headers, content }) => response.writeHead(status, headers).end(content),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    bringNewVersion: () => {
      isNew = true;
    },
    renameCode: () => {
      isRenamed = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
