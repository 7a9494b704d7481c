import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../environment/free-port.ts';
import { readContentTime, whyNotFor } from './build-facts.ts';

describe('a build without the time of its content', () => {
  const servers: { close: () => unknown }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function failureAt(status?: number): Promise<string> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    if (status) {
      const server = createServer((_, response) => response.writeHead(status).end());
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    }
    const env = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' };
    const error = await readContentTime(env).catch((reason: Error) => reason);
    return error instanceof Error ? error.message.replace(url, 'URL') : '';
  }

  it('names the address and the cause', async () => {
    expect(await failureAt()).toMatch(
      /^The database at URL cannot be reached \(.*ECONNREFUSED.*\)\. Check SUPABASE_URL and the network\.$/,
    );
    expect(await failureAt(401)).toContain('at URL');
    expect(await failureAt(401)).toContain('(401). It refuses the key: check SUPABASE_PUBLISH');
    expect(await failureAt(404)).toContain('(404). It has no function content_changed_at: run sup');
  });
});

describe('a preview', () => {
  const own = { siteUrl: 'http://localhost:3000', apiUrl: 'http://localhost:54321' };

  it('shows a build for its own addresses', () => {
    expect(whyNotFor(own, { ...own })).toBeUndefined();
  });

  it.each([
    ['another API', { ...own, apiUrl: 'http://localhost:4901' }, 'API at http://localhost:4901'],
    ['another site', { ...own, siteUrl: 'http://localhost:3010' }, 'for http://localhost:3010'],
    ['unknown addresses', {}, 'for other addresses'],
  ])('refuses a build for %s', (_, built, named) => {
    expect(whyNotFor(own, built)).toContain(named);
  });
});
