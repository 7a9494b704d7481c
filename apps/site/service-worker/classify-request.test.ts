import { locales } from '@expat-buddy/domain/language/locales';
import { describe, expect, it } from 'vitest';
import { classifyRequest } from './classify-request.ts';

const origins = { site: 'https://expatbuddy.example', api: 'https://api.example' };

type RequestLike = {
  mode?: RequestMode;
  method?: string;
  headers?: Record<string, string>;
  referrer?: string;
};

function kindOf(
  path: string,
  { mode = 'cors', method = 'GET', headers = {}, referrer = '' }: RequestLike = {},
) {
  const url = new URL(path, origins.site).href;
  return classifyRequest({ url, mode, method, referrer, headers: new Headers(headers) }, origins);
}

const read = (path: string, headers: Record<string, string>, method?: string) =>
  kindOf(`${origins.api}${path}`, { headers, ...(method && { method }) });

const anonymous = { apikey: 'public', authorization: 'Bearer public' };

describe('what is cached of the site', () => {
  it.each([
    ['/travels/oran?from=western', { mode: 'navigate' as const }, 'page'],
    ['/assets/index-abc.js', {}, 'asset'],
    ['/illustrations/timgad-arch-480.avif', {}, 'picture'],
    ['/favicon.svg', {}, 'static'],
    ['/shapes/arch.svg', {}, 'static'],
    ...Object.values(locales).map(({ prefix }): [string, RequestLike, string] => [
      `${prefix}/site.webmanifest`,
      {},
      'static',
    ]),
  ])('%s', (path, request, kind) => {
    expect(kindOf(path, request)).toBe(kind);
  });

  it.each(['/admin', '/admin/travels'])('not %s', (path) => {
    expect(kindOf(path, { mode: 'navigate' })).toBeUndefined();
  });

  it.each([
    '/newsletter/confirm',
    '/newsletter/unsubscribe?token=abc',
    '/preview',
    '/review',
    '/my-inquiry',
    '/ar/my-inquiry',
  ])('only the empty document in place of %s', (path) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe('private');
  });

  it('nothing for the back office', () => {
    expect(kindOf('/admin/assets/index-abc.js')).toBeUndefined();
    const referrer = `${origins.site}/admin/travels`;
    expect(kindOf('/illustrations/timgad-arch.webp', { referrer })).toBeUndefined();
  });

  it('a page whose path only starts with the same letters', () => {
    expect(kindOf('/administrators', { mode: 'navigate' })).toBe('page');
  });
});

describe('what is cached of the API', () => {
  it('public reads and their counts', () => {
    expect(read('/rest/v1/travels?select=*', anonymous)).toBe('data');
    expect(read('/rest/v1/travels?select=id', anonymous, 'HEAD')).toBe('data');
    expect(read('/rest/v1/travels?select=*', { apikey: 'public' })).toBe('data');
    expect(read('/rest/v1/rpc/find_travels?type=Desert&select=id', anonymous)).toBe('data');
    expect(read('/rest/v1/rpc/travel_choices', anonymous)).toBe('data');
  });

  it.each([
    ['by somebody signed in', '/rest/v1/travels', { apikey: 'public', authorization: 'Bearer me' }],
    ['without the key', '/rest/v1/travels', {}],
    ['of a search', '/rest/v1/rpc/find_travels?type=Desert&term=oran', anonymous],
    ['of a search on the map', '/rest/v1/rpc/map_travels?term=oran', anonymous],
    ['of a function in the database', '/rest/v1/rpc/search_site?term=oran', anonymous],
    ['of the sign-in', '/auth/v1/user', anonymous],
    ['of the functions', '/functions/v1/send-email', anonymous],
    ['of a file that is not public', '/storage/v1/object/authenticated/a.pdf', anonymous],
  ])('no read %s', (_, path, headers) => {
    expect(read(path, headers)).toBeUndefined();
  });

  it.each(['POST', 'PATCH', 'DELETE'])('no writes: %s', (method) => {
    expect(read('/rest/v1/contact_submissions', anonymous, method)).toBeUndefined();
  });

  it('public images', () => {
    expect(read('/storage/v1/object/public/photos/2026/a-w480/480.webp', {})).toBe('picture');
  });

  it('nothing from other origins', () => {
    expect(kindOf('https://elsewhere.example/assets/a.js')).toBeUndefined();
  });
});
