import { describe, expect, it } from 'vitest';
import { summaryOf, type Week, weeklySeries } from './weekly-series.ts';

const weeks: Week[] = [
  { starts_on: '2026-10-26', counts: { mechanic: 2, general: 1 } },
  { starts_on: '2026-11-02', counts: {} },
  { starts_on: '2026-11-09', counts: { other: 1, mechanic: 1 } },
];

describe('inquiries per week', () => {
  it('have a value for every week, ordered by service, unknown ones last', () => {
    expect(weeklySeries(weeks).series).toEqual([
      { service: 'general', label: 'General inquiry', values: [1, 0, 0], total: 1 },
      { service: 'mechanic', label: 'Mechanic', values: [2, 0, 1], total: 3 },
      { service: 'other', label: 'Other', values: [0, 0, 1], total: 1 },
    ]);
  });

  it('name each week by its Monday in any time zone', () => {
    expect(weeklySeries(weeks).weeks).toEqual([
      { startsOn: '2026-10-26', label: '26 Oct', total: 3 },
      { startsOn: '2026-11-02', label: '2 Nov', total: 0 },
      { startsOn: '2026-11-09', label: '9 Nov', total: 2 },
    ]);
  });

  it('are summarized in a sentence', () => {
    const of = (counts: Week['counts']) =>
      summaryOf(weeklySeries([{ starts_on: '2026-11-09', counts }]));
    expect(summaryOf(weeklySeries(weeks))).toBe('5 inquiries in 3 weeks, most (3) about Mechanic.');
    expect(of({ general: 1 })).toBe('1 inquiry in 1 weeks, all about General inquiry.');
    expect(of({})).toBe('No inquiries in 1 weeks.');
  });
});
