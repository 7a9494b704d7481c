import { describe, expect, it } from 'vitest';
import type { DashboardData } from './dashboard.ts';
import { figuresOf } from './figures.ts';

const none = { count: 0, oldest_at: null };
const quiet: DashboardData = {
  new: none,
  unassigned: none,
  mine: none,
  unowned: none,
  due_submissions: none,
  failed_mails: { submissions: 0, others: 0 },
  unmatched_mails: { ...none, undelivered: 0, automatic: 0 },
  reviews: none,
  review_reports: none,
  accounts: null,
  due: { counts: {}, oldest: [] },
  weeks: [],
  steps: { contact: true, photos: true, travel: true, colleague: true, inquiry: true },
};
const noteOf = (data: Partial<DashboardData>, id: string) =>
  figuresOf({ ...quiet, ...data }).find((figure) => figure.id === id)?.note;

describe('the figures of the dashboard', () => {
  it('show accounts to administrators only', () => {
    expect(figuresOf(quiet).map(({ id }) => id)).not.toContain('accounts');
    expect(figuresOf({ ...quiet, accounts: none }).at(-1)?.id).toBe('accounts');
  });

  it('show the age of the oldest item', () => {
    const oldest_at = new Date(Date.now() - 3 * 86_400_000 - 1000).toISOString();
    expect(noteOf({ new: { count: 2, oldest_at } }, 'new')).toBe('The oldest arrived 3 days ago.');
    expect(noteOf({}, 'new')).toBe('Nobody is waiting for a first answer.');
  });

  it('say what nobody has taken on for four office hours', () => {
    const waiting = { count: 3, oldest_at: new Date().toISOString() };
    expect(noteOf({ unassigned: waiting }, 'unassigned')).toContain('The oldest arrived');
    const unowned = { unassigned: waiting, unowned: { ...waiting, count: 2 } };
    expect(noteOf(unowned, 'unassigned')).toBe('2 for more than four office hours.');
  });

  it('include failed emails without a submission', () => {
    const of = (submissions: number, others: number) =>
      noteOf({ failed_mails: { submissions, others } }, 'failed-mails');
    expect(of(0, 0)).toBe('No email has failed or come back.');
    expect(of(0, 2)).toBe('2 to subscribers or colleagues failed.');
    expect(of(1, 2)).toBe(
      'Some visitors may not have heard from us. 2 to subscribers or colleagues failed too.',
    );
  });

  it('include notices of failed delivery that name no email, and count unmatched mail', () => {
    const unmatched_mails = { ...none, count: 1, undelivered: 1, automatic: 2 };
    expect(noteOf({ unmatched_mails }, 'failed-mails')).toBe(
      '1 notice of failed delivery names no email: see “Unmatched mail”.',
    );
    expect(noteOf({ unmatched_mails }, 'unmatched-mails')).toContain(
      '2 automatic replies have arrived too.',
    );
    expect(noteOf({}, 'unmatched-mails')).toBeUndefined();
  });
});
