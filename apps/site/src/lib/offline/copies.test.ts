import { expect, it } from 'vitest';
import { copyKey, dated } from './copies.ts';
import { READ_AT } from './read-at.ts';

const url = 'https://api.example/rest/v1/travels?select=id';

it('distinguishes many rows, one row and a count', () => {
  const keys = [
    copyKey({ url, method: 'GET', accept: 'application/json' }),
    copyKey({ url, method: 'GET', accept: 'application/vnd.pgrst.object+json' }),
    copyKey({ url, method: 'HEAD', accept: 'application/json' }),
  ];
  expect(new Set(keys).size).toBe(3);
});

it('dates a response once: a copy of a copy keeps the first date', async () => {
  const copy = dated(new Response('[]', { headers: { 'content-range': '0-0/7' } }), 1000);
  const again = dated(copy, 2000);
  expect(again.headers.get(READ_AT)).toBe('1000');
  expect(again.headers.get('content-range')).toBe('0-0/7');
  expect(await again.text()).toBe('[]');
});
