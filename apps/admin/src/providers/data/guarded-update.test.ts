import { describe, expect, it, vi } from 'vitest';
import { RecordChanged } from './data-error.ts';
import { changedFields, guardedUpdate } from './guarded-update.ts';
import { ownSaves } from './own-saves.ts';
import { ruleOf } from './tables.ts';

const rule = ruleOf('activities');
const previousData = {
  id: 'a',
  title: 'Old',
  highlights: ['x'],
  updated_at: '2026-01-01T00:00:00.000001+00:00',
};
const params = { id: 'a', data: { ...previousData, title: 'New' }, previousData };

function server(...answers: unknown[][]) {
  const send = vi.fn(async (_url: string, _options: RequestInit) => ({ json: answers.shift() }));
  const sent = (call: number) => {
    const [url = '', options] = send.mock.calls[call] ?? [];
    return { query: new URL(url, 'http://x').searchParams, options };
  };
  return { send, sent };
}

describe('a save', () => {
  it('writes the changes when the record is unchanged', async () => {
    const { send, sent } = server([{ ...previousData, title: 'New' }]);
    const { data } = await guardedUpdate(send, '/rest', rule, params);
    expect(data.title).toBe('New');
    const { query, options } = sent(0);
    expect(query.get('id')).toBe('eq.a');
    expect(query.get('updated_at')).toBe(`eq.${previousData.updated_at}`);
    expect(options).toMatchObject({ method: 'PATCH', body: '{"title":"New"}' });
  });

  it('is rejected when somebody else saved meanwhile', async () => {
    const { send } = server([], [{ ...previousData, title: 'Theirs', updated_at: 'later' }]);
    const save = guardedUpdate(send, '/rest', rule, params);
    await expect(save).rejects.toBeInstanceOf(RecordChanged);
    await expect(save).rejects.toMatchObject({ status: 409, current: { title: 'Theirs' } });
  });

  it('is no conflict with what the same person has just saved', async () => {
    const rows = [
      { ...previousData, title: 'New', updated_at: '2' },
      { ...previousData, updated_at: '3' },
    ];
    const { send, sent } = server([rows[0]], [rows[1]]);
    const own = ownSaves();
    // At once, and both from the version that the page shows.
    await Promise.all([
      guardedUpdate(send, '/rest', rule, params, own),
      guardedUpdate(
        send,
        '/rest',
        rule,
        { ...params, data: { ...previousData, highlights: [] } },
        own,
      ),
    ]);
    expect(sent(1).query.get('updated_at')).toBe('eq.2');
    expect(sent(1).options?.body).toBe('{"highlights":[]}');
    // Somebody else came in between: the version is neither ours nor the one shown.
    expect(own.latest('activities/a', 'theirs')).toBe('theirs');
  });

  it('succeeds when the response to an earlier attempt was lost', async () => {
    const { send } = server([], [{ ...previousData, title: 'New', updated_at: 'later' }]);
    await expect(guardedUpdate(send, '/rest', rule, params)).resolves.toMatchObject({
      data: { title: 'New', updated_at: 'later' },
    });
  });

  it('reports a deleted record', async () => {
    const { send } = server([], []);
    await expect(guardedUpdate(send, '/rest', rule, params)).rejects.toMatchObject({ status: 404 });
  });

  it('sends no request without changes', async () => {
    const { send } = server();
    await guardedUpdate(send, '/rest', rule, { ...params, data: previousData });
    expect(send).not.toHaveBeenCalled();
  });
});

it('sends changed columns only, and never the key', () => {
  const data = { id: 'b', title: 'Old', highlights: ['x', 'y'], updated_at: 'forged' };
  expect(changedFields(data, previousData, 'id')).toEqual({ highlights: ['x', 'y'] });
});
