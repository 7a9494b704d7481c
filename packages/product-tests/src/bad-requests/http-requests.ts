import type { BadRequest } from './bad-request.ts';

/** Requests that are malformed at the level of HTTP. */
export function httpRequests(): BadRequest[] {
  const path = '/rest/v1/travels?select=id&limit=1';
  return [
    ...[
      'nothing:99999',
      '[::1',
      ':80',
      'a b',
      '%00',
      'localhost:0x50',
      'é',
      'localhost/..',
      '@',
      'x'.repeat(4_000),
    ].map(
      (host): BadRequest => ({ path, headers: { host: Buffer.from(host).toString('latin1') } }),
    ),
    ...[
      '//',
      '///rest/v1/travels',
      '/\\',
      '/?',
      '/%',
      '/%2e%2e/%2e%2e',
      '*',
      'http://[',
      'http://localhost:99999/',
      '/rest/v1/',
      '/rest/v1',
      '/rest/v1/%00',
      '/nothing',
      '//[',
      '/rest/v1/travels%',
      '/rest/v1/travels/../../x',
      `/rest/v1/${'x'.repeat(5_000)}`,
    ].map((odd): BadRequest => ({ path: odd })),
    ...['TRACE', 'PROPFIND', 'OPTIONS', 'MKCOL', 'LINK', 'REPORT'].flatMap((method): BadRequest[] =>
      [
        path,
        '/auth/v1/token',
        '/storage/v1/object/photos/a.png',
        '/functions/v1/send-email',
        '/',
      ].map((each) => ({ path: each, method })),
    ),
    ...[
      'Bearer',
      'Bearer ',
      'Bearer a',
      'Bearer a.b',
      'Bearer a.b.c',
      'Bearer \u00e9.\u00e9.\u00e9',
      'Basic eDp5',
      'Bearer eyJhbGciOiJIUzI1NiJ9.bnVsbA.x',
      `Bearer ${'x'.repeat(8_000)}`,
    ].flatMap((authorization): BadRequest[] =>
      [
        '/rest/v1/travels?select=id&limit=1',
        '/auth/v1/user',
        '/storage/v1/object/list/photos',
        '/functions/v1/accounts/users',
      ].map((each) => ({
        path: each,
        headers: { authorization },
      })),
    ),
    ...['', 'nothing', 'sb_secret_guess', '\u00e9'].map(
      (apikey): BadRequest => ({ path, headers: { apikey } }),
    ),
    ...[
      'nothing',
      'application/json; charset=nothing',
      'application/xml',
      'application/x-www-form-urlencoded',
      '',
    ].map(
      (type): BadRequest => ({
        path: '/rest/v1/contact_submissions',
        method: 'POST',
        body: '<a/>',
        headers: { 'content-type': type },
      }),
    ),
    {
      path: '/rest/v1/contact_submissions',
      method: 'POST',
      body: '{}',
      headers: { 'content-encoding': 'gzip' },
    },
    ...[
      'x-spam-signals',
      'x-proof-of-work',
      'x-forwarded-for',
      'cf-connecting-ip',
      'x-client-info',
    ].map(
      (name): BadRequest => ({
        path: '/rest/v1/contact_submissions',
        method: 'POST',
        body: { name: 'x' },
        headers: { [name]: '%00,\u00e9,{"a":' },
      }),
    ),
  ];
}
