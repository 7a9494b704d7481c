import { describe, expect, it } from 'vitest';
import { filterOfView, viewOf } from './submission-views.ts';

describe('the views of the submissions', () => {
  it('New ignores a status in the address', () => {
    expect(filterOfView({ view: 'new', status: 'won', q: 'boat' }, 'me')).toEqual({
      status: 'new',
      q: 'boat',
    });
  });

  it('Mine shows open submissions unless a status is selected', () => {
    expect(filterOfView({ view: 'mine' }, 'me')).toEqual({
      assignee_id: 'me',
      status: ['new', 'in_progress', 'waiting'],
    });
    expect(filterOfView({ view: 'mine', status: 'won' }, 'me')).toEqual({
      assignee_id: 'me',
      status: 'won',
    });
  });

  it('Unassigned shows open submissions without an assignee', () => {
    expect(filterOfView({ view: 'unassigned' }, 'me')).toEqual({
      assignee_id: null,
      status: ['new', 'in_progress', 'waiting'],
    });
  });

  it('Mail failed filters by email and can be narrowed', () => {
    expect(filterOfView({ view: 'mail-failed', status: 'new' }, 'me')).toEqual({
      mail: 'failed',
      status: 'new',
    });
  });

  it('All and unknown views exclude spam and can be narrowed', () => {
    expect(filterOfView({ view: 'all' }, 'me')).toEqual({ 'status@neq': 'spam' });
    expect(filterOfView({ view: 'all', status: 'won' }, 'me')).toEqual({ status: 'won' });
    expect(viewOf({ view: 'elsewhere' })).toBe('all');
  });
});
