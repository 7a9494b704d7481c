import { describe, expect, it } from 'vitest';
import { filterOfView, viewOf } from './submission-views.ts';

describe('the views of the submissions', () => {
  it('New shows what nobody has taken up, whatever status the address holds', () => {
    expect(filterOfView({ view: 'new', status: 'won', q: 'boat' }, 'me')).toEqual({
      status: 'new',
      q: 'boat',
    });
  });

  it('Mine shows what is open unless another status is asked for', () => {
    expect(filterOfView({ view: 'mine' }, 'me')).toEqual({
      assignee_id: 'me',
      status: ['new', 'in_progress', 'waiting'],
    });
    expect(filterOfView({ view: 'mine', status: 'won' }, 'me')).toEqual({
      assignee_id: 'me',
      status: 'won',
    });
  });

  it('Unassigned shows open submissions that nobody works on', () => {
    expect(filterOfView({ view: 'unassigned' }, 'me')).toEqual({
      assignee_id: null,
      status: ['new', 'in_progress', 'waiting'],
    });
  });

  it('Mail failed asks for the mails and can be narrowed', () => {
    expect(filterOfView({ view: 'mail-failed', status: 'new' }, 'me')).toEqual({
      mail: 'failed',
      status: 'new',
    });
  });

  it('All leaves out spam, also under an unknown view, and can be narrowed', () => {
    expect(filterOfView({ view: 'all' }, 'me')).toEqual({ 'status@neq': 'spam' });
    expect(filterOfView({ view: 'all', status: 'won' }, 'me')).toEqual({ status: 'won' });
    expect(viewOf({ view: 'elsewhere' })).toBe('all');
  });
});
