import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import { createBodyRoom } from './body-room.ts';

const MIB = 1024 * 1024;

describe('a body', () => {
  let backend: Backend;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    backend = await sharedBackend();
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
  });

  /** Sends the head of a request and no byte of its body. */
  async function announce(path: string, headers: string[]): Promise<Socket> {
    const socket = connect(Number(new URL(backend.apiUrl).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    const key = `apikey: ${backend.publishableKey}`;
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', key, ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  }

  async function firstLine(socket: Socket): Promise<string> {
    const [data] = await once(socket, 'data');
    return String(data).split('\r\n')[0] ?? '';
  }

  const TOO_LARGE = 'HTTP/1.1 413 Payload Too Large';

  it.each([
    ['JSON', '/rest/v1/fixture_notes', MIB + 1, TOO_LARGE],
    ['a sign-in', '/auth/v1/token?grant_type=password', 20 * MIB, TOO_LARGE],
    ['a file', '/storage/v1/object/fixture-open/a.png', 100_000, TOO_LARGE],
    ['a call of a function', '/functions/v1/echo', 2 * MIB, TOO_LARGE],
    ['anything for an unknown path', '/no/such', 55 * MIB, 'HTTP/1.1 404 Not Found'],
    ['a call of an unknown function', '/functions/v1/none', 55 * MIB, 'HTTP/1.1 404 Not Found'],
    // As Storage answers every refusal.
    ['a file for no bucket', '/storage/v1/object/none/a', 55 * MIB, 'HTTP/1.1 400 Bad Request'],
  ])('of %s is refused by its announced length', async (_, path, length, status) => {
    const type = 'content-type: application/json';
    expect(await firstLine(await announce(path, [type, `content-length: ${length}`]))).toBe(status);
  });

  it('is not asked for when it is too large', async () => {
    const asking = ['content-type: application/json', 'expect: 100-continue'];
    const path = '/functions/v1/send-email';
    const refused = await announce(path, [...asking, `content-length: ${2 * MIB}`]);
    expect(await firstLine(refused)).toBe(TOO_LARGE);
    const accepted = await announce(path, [...asking, 'content-length: 2']);
    expect(await firstLine(accepted)).toBe('HTTP/1.1 100 Continue');
    accepted.write('{}');
    expect(await firstLine(accepted)).toBe('HTTP/1.1 200 OK');
  });

  it('without a length is read up to its limit', async () => {
    const chunked = ['content-type: application/json', 'transfer-encoding: chunked'];
    const socket = await announce('/rest/v1/fixture_notes', chunked);
    const answer = firstLine(socket);
    const size = 256 * 1024;
    const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
    for (let sent = 0; sent <= MIB; sent += size) socket.write(chunk);
    expect(await answer).toBe(TOO_LARGE);
  });

  it('that is refused leaves its connection usable', async () => {
    const post = (body: string) =>
      fetch(`${backend.apiUrl}/functions/v1/send-email`, { method: 'POST', body });
    expect((await post('x'.repeat(MIB + 1))).status).toBe(413);
    expect((await post('x'.repeat(MIB))).status).toBe(200);
  });
});

describe('the room for bodies', () => {
  it('lets in what fits, in the order of arrival', async () => {
    const room = createBodyRoom(10);
    const inside: string[] = [];
    const enter = async (name: string, bytes: number) => {
      const leave = await room.take(bytes);
      inside.push(name);
      return leave;
    };
    const leaveFirst = await enter('first', 6);
    const large = enter('large', 50);
    const last = enter('last', 1);
    await Promise.resolve();
    expect(inside).toEqual(['first']);
    leaveFirst();
    leaveFirst();
    (await large)();
    await last;
    expect(inside).toEqual(['first', 'large', 'last']);
  });
});
