import { expect, it } from 'vitest';
import { followUpPresets, isDue, morningOf, plannedText } from './follow-up-presets.ts';

// Half past midnight in Algiers, the evening before in London.
const now = new Date('2026-11-23T23:30:00Z');
const nothing = { follow_up_on: null, snoozed_until: null, due_at: null };

it('offers days of the office', () => {
  expect(followUpPresets(now)).toEqual([
    { day: '2026-11-25', name: 'Tomorrow', note: 'Wed 25 Nov' },
    { day: '2026-11-27', name: 'In three days', note: 'Fri 27 Nov' },
    { day: '2026-12-01', name: 'Next week', note: 'Tue 1 Dec' },
  ]);
  expect(new Date(morningOf('2026-11-25')).toISOString()).toBe('2026-11-25T07:00:00.000Z');
});

it('says what is planned', () => {
  const at = now.getTime();
  expect(plannedText(nothing, at)).toBeNull();
  expect(plannedText({ ...nothing, follow_up_on: '2026-11-25' }, at)).toBe('Follow up Wed 25 Nov');
  const snoozed = { ...nothing, snoozed_until: morningOf('2026-11-25') };
  expect(plannedText(snoozed, at)).toBe('Snoozed until Wed 25 Nov');
  expect(plannedText({ ...nothing, snoozed_until: '2026-11-23T08:00:00Z' }, at)).toBe(
    'Snooze ended',
  );
});

it('is due from the moment of the database', () => {
  expect(isDue(nothing, now.getTime())).toBe(false);
  expect(isDue({ due_at: '2026-11-23T23:00:00+00:00' }, now.getTime())).toBe(true);
  expect(isDue({ due_at: '2026-11-24T23:00:00+00:00' }, now.getTime())).toBe(false);
});
