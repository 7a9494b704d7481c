import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askHost } from './ask-host.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let origin = '';
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/silent') return;
    const status = Number(request.url?.slice(1));
    response.writeHead(status, status === 302 ? { location: '/200' } : {}).end('secret words');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const askHere = (path: string) =>
  askHost(`${origin}${path}`, { isLocalAllowed: true, timeoutMs: 200 });

describe('a host', () => {
  it.each([
    ['/200', 'accepted', 'host_accepted', { status: 200 }],
    ['/201', 'accepted', 'host_accepted', { status: 201 }],
    ['/404', 'failed', 'host_unknown_hook', { status: 404 }],
    ['/503', 'failed', 'host_replied', { status: 503 }],
    ['/silent', 'failed', 'host_did_not_reply', { seconds: 0.2 }],
  ])('that answers at %s: %s', async (path, outcome, code, values) => {
    expect(await askHere(path)).toEqual({ outcome, code, values });
    expect(asked).toEqual([`POST ${path}`]);
  });

  it('that redirects is not followed', async () => {
    expect(await askHere('/302')).toMatchObject({ outcome: 'failed' });
    expect(asked).toEqual(['POST /302']);
  });

  it('that is down is reported without its address', async () => {
    const answer = await askHost('http://127.0.0.1:1/hook/secret', { isLocalAllowed: true });
    expect(answer).toEqual({ outcome: 'failed', code: 'host_unreachable', values: {} });
  });
});

describe('a private network', () => {
  it('is not requested by its address', async () => {
    for (const address of [`${origin}/200`, `${origin.replace('http:', 'https:')}/200`]) {
      expect((await askHost(address)).outcome).toBe('failed');
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ['127.0.0.1'],
    ['93.184.215.14', '10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::7'],
    ['::ffff:192.168.0.1'],
  ])('is not requested by a name that resolves to %s', async (...addresses) => {
    const resolve = async () => addresses.map((address) => ({ address }));
    expect(await askHost('https://hooks.example.org/build', { resolve })).toEqual({
      outcome: 'failed',
      code: 'host_private',
      values: {},
    });
  });

  it('has the ranges of the registries', () => {
    const inside = ['100.64.0.1', '172.16.0.1', '172.31.255.255', '198.19.1.1', '224.0.0.1'];
    const more = ['255.255.255.255', '2001:db8::1', '2002:a00::1', '2001::1', 'fe80::1', 'ff02::1'];
    const outside = ['100.128.0.1', '172.32.0.1', '9.255.255.255', '11.0.0.1', '198.20.0.1'];
    expect([...inside, ...more].filter(isPublicAddress)).toEqual([]);
    expect(outside.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(['2606:4700::1', '2a00:1450:4001::200e'].every(isPublicAddress)).toBe(true);
  });

  it('an unknown name is reported as such', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect((await askHost('https://hooks.example.org/build', { resolve })).code).toBe(
      'host_not_found',
    );
  });
});
