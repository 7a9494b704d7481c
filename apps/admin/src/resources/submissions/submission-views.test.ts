import { describe, expect, it } from 'vitest';
import { filterOfView, statusesOf, viewOf } from './submission-views.ts';

const now = new Date('2026-11-23T23:30:00Z');
const awake = { 'snoozed_until@lteOrNull': '2026-11-23T23:30:00.000Z' };
const open = ['new', 'in_progress', 'waiting'];
const of = (filter: Record<string, unknown>) => filterOfView(filter, 'me', now);

describe('the views of the submissions', () => {
  it('New ignores a status in the address, and a search in it finds snoozed ones', () => {
    expect(of({ view: 'new', status: 'won', q: 'boat' })).toEqual({
      status: 'new',
      q: 'boat',
    });
  });

  it('Mine shows open submissions that are not snoozed unless a status is selected', () => {
    expect(of({ view: 'mine' })).toEqual({ ...awake, assignee_id: 'me', status: open });
    expect(of({ view: 'mine', status: 'won' })).toEqual({ assignee_id: 'me', status: 'won' });
  });

  it('Unassigned shows open submissions without an assignee', () => {
    expect(of({ view: 'unassigned' })).toEqual({ ...awake, assignee_id: null, status: open });
  });

  it('Due shows open submissions whose time has come', () => {
    expect(of({ view: 'due' })).toEqual({ 'due_at@lte': now.toISOString(), status: open });
  });

  it('Won / Lost can be narrowed to either', () => {
    expect(of({ view: 'closed' })).toEqual({ status: ['won', 'lost'] });
    expect(of({ view: 'closed', status: 'won' })).toEqual({ status: 'won' });
    expect(of({ view: 'closed', status: 'new' })).toEqual({ status: ['won', 'lost'] });
  });

  it('Mail failed filters by email and can be narrowed', () => {
    expect(of({ view: 'mail-failed', status: 'new' })).toEqual({ mail: 'failed', status: 'new' });
  });

  it('All and unknown views exclude spam and can be narrowed', () => {
    expect(of({ view: 'all' })).toEqual({ 'status@neq': 'spam' });
    expect(of({ view: 'all', status: 'won' })).toEqual({ status: 'won' });
    expect(viewOf({ view: 'elsewhere' })).toBe('all');
    expect(statusesOf('all')).not.toContain('spam');
  });

  it('periods begin at midnight in Algiers, where a day begins before it does in London', () => {
    expect(of({ view: 'all', period: '1' })['created_at@gte']).toBe('2026-11-24T00:00:00+01:00');
    expect(of({ view: 'all', period: '7' })['created_at@gte']).toBe('2026-11-18T00:00:00+01:00');
  });
});
