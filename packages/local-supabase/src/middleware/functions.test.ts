import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../start-backend.ts';
import { sharedBackend } from '../testing/shared-backend.ts';
import { clientOf, signedIn } from '../testing/test-backend.ts';

describe('functions', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('run for an account, with the environment of a project', async () => {
    const { data, error } = await (await signedIn(backend)).functions.invoke('echo', {
      body: { a: 1 },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(data.env).toEqual([
      'INBOUND_MAIL_DOMAIN',
      'INBOUND_MAIL_SECRET',
      'MAIL_FROM',
      'SITE_URL',
      'SMTP_HOST',
      'SMTP_PORT',
      'SUPABASE_ANON_KEY',
      'SUPABASE_SERVICE_ROLE_KEY',
      'SUPABASE_URL',
    ]);
  });

  it('are closed to visitors unless supabase/config.toml opens them', async () => {
    const closed = await clientOf(backend).functions.invoke('echo');
    expect(closed.error?.context.status).toBe(401);
    const open = await clientOf(backend).functions.invoke('send-email', { body: {} });
    expect(open.data).toMatchObject({ success: true });
  });

  it('that do not exist or fail return 404 or 500', async () => {
    const client = await signedIn(backend);
    expect((await client.functions.invoke('missing')).error?.context.status).toBe(404);
    expect((await client.functions.invoke('broken')).error?.context.status).toBe(500);
  });
});

describe('a browser on another origin', () => {
  it.each([
    'auth/v1/token?grant_type=password',
    'rest/v1/travels',
    'storage/v1/object/photos/a.png',
  ])('may call /%s', async (path) => {
    const backend = await sharedBackend();
    const response = await fetch(`${backend.apiUrl}/${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,x-client-info',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info');
  });

  it('may read counts and refusals', async () => {
    const backend = await sharedBackend();
    const response = await fetch(`${backend.apiUrl}/rest/v1/travels`);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });
});
