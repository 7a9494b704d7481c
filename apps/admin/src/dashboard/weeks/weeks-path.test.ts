import { expect, it } from 'vitest';
import { weeksPath } from './weeks-path.ts';

const filterOf = (path: string | undefined) =>
  JSON.parse(new URL(path ?? '', 'https://site.example').searchParams.get('filter') ?? '');

it('links a bar to its service and its week in Algiers, without spam', () => {
  expect(filterOf(weeksPath('2026-11-16', { service: 'events' }))).toEqual({
    view: 'all',
    service: 'events',
    'created_at@gte': '2026-11-15T23:00:00.000Z',
    'created_at@lt': '2026-11-22T23:00:00.000Z',
  });
});

it('links totals, and nothing for an unknown service', () => {
  expect(filterOf(weeksPath('2026-09-07', { weeks: 12 }))).toMatchObject({
    'created_at@lt': '2026-11-29T23:00:00.000Z',
  });
  expect(weeksPath('2026-09-07', { service: 'other' })).toBeUndefined();
});
