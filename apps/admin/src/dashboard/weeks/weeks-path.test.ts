import { expect, it } from 'vitest';
import { weeksPath } from './weeks-path.ts';

const filterOf = (path: string | undefined) =>
  JSON.parse(new URL(path ?? '', 'https://site.example').searchParams.get('filter') ?? '');

it('opens the inquiries that a bar counts: its service, its week in Algiers, no spam', () => {
  expect(filterOf(weeksPath('2026-11-16', { service: 'events' }))).toEqual({
    view: 'all',
    service: 'events',
    'created_at@gte': '2026-11-15T23:00:00.000Z',
    'created_at@lt': '2026-11-22T23:00:00.000Z',
  });
});

it('opens all weeks of all services, and nothing for what is no service', () => {
  expect(filterOf(weeksPath('2026-09-07', { weeks: 12 }))).toMatchObject({
    'created_at@lt': '2026-11-29T23:00:00.000Z',
  });
  expect(weeksPath('2026-09-07', { service: 'other' })).toBeUndefined();
});
