import { expect, it } from 'vitest';
import type { BuildRequest, PublishingState } from './publishing.ts';
import { publishingStatus } from './publishing-status.ts';

const today = (time: string) => new Date(`2026-11-21T${time}:00+01:00`).toISOString();
const now = Date.parse(today('14:00'));
const build = { builtAt: today('12:02'), contentAt: today('12:00') };
const state: PublishingState = {
  content_changed_at: today('13:44'),
  waiting_since: today('13:40'),
  next_at: today('14:01'),
  checked_at: today('13:59'),
  has_hook: true,
  hook_host: null,
  hook_set_at: today('09:00'),
  requests: [],
};
const request = (changes: Partial<BuildRequest> = {}): BuildRequest => ({
  asked_at: today('13:50'),
  by_schedule: true,
  content_at: today('13:44'),
  changes_since: today('13:40'),
  outcome: 'accepted',
  detail: '{"code": "host_accepted", "values": {"status": 200}}',
  ...changes,
});
const behind =
  'Visitors see the changes made since 13:40 (Algiers time) a moment after a page opens; search engines still find the version before.';
const sentence = (changes: Partial<PublishingState> = {}, of: typeof build | null = build) => {
  const { severity, sentence } = publishingStatus(
    { state: { ...state, ...changes }, build: of },
    now,
  );
  return `${severity}: ${sentence}`;
};

it('pages with the last change are up to date, in any timestamp format', () => {
  const contentAt = today('13:44').replace('Z', '+00:00');
  expect(sentence({}, { builtAt: today('13:46'), contentAt })).toBe(
    'success: The public pages are up to date (rebuilt 13:46, Algiers time).',
  );
});

it('a build from before a restored backup is out of date', () => {
  expect(sentence({}, { builtAt: today('13:46'), contentAt: today('13:45') })).toMatch(
    /^info: Visitors see/,
  );
});

it('reports waiting, requested and expected changes', () => {
  expect(sentence()).toBe(`info: ${behind} The site is rebuilt at about 14:01.`);
  expect(sentence({ next_at: today('13:59') })).toBe(
    `info: ${behind} The site is rebuilt any moment now.`,
  );
  const asked = { waiting_since: null, next_at: null };
  expect(sentence({ ...asked, requests: [request()] })).toBe(
    `info: ${behind} A rebuild was requested at 13:50.`,
  );
  expect(sentence({ ...asked, requests: [request({ asked_at: today('13:20') })] })).toContain(
    'warning: Visitors see',
  );
});

it('reports a refusing host, a missing hook and a stopped schedule', () => {
  const failed = request({
    outcome: 'failed',
    detail: '{"code": "host_replied", "values": {"status": 503}}',
  });
  expect(sentence({ requests: [failed] })).toBe(
    `warning: ${behind} The rebuild requested at 13:50 failed. The host answered 503. The next try is at about 14:01.`,
  );
  expect(sentence({ has_hook: false })).toContain(
    `warning: ${behind} Automatic rebuilding is not set up`,
  );
  const late = { next_at: today('13:42'), checked_at: null };
  expect(sentence(late)).toContain('Automatic rebuilding has never run');
});

it('a development site is not a build', () => {
  expect(sentence({}, null)).toContain('info: This is a development site');
});
