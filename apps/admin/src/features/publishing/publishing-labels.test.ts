import { expect, it } from 'vitest';
import type { BuildRequest, PublishingState } from './publishing.ts';
import { publishingWords } from './publishing-labels.ts';

const today = (time: string) => new Date(`2026-11-21T${time}:00+01:00`).toISOString();
const now = Date.parse(today('14:00'));
const build = { builtAt: today('12:02'), contentAt: today('12:00') };
const state: PublishingState = {
  content_changed_at: today('13:44'),
  waiting_since: today('13:40'),
  next_at: today('14:01'),
  looked_at: today('13:59'),
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
  sentence: 'The host took it (200).',
  ...changes,
});
const behind =
  'Visitors see the changes made since 13:40 (Algiers time) a moment after a page opens; search engines still find the version before.';
const words = (changes: Partial<PublishingState> = {}, of: typeof build | null = build) => {
  const { severity, sentence } = publishingWords(
    { state: { ...state, ...changes }, build: of },
    now,
  );
  return `${severity}: ${sentence}`;
};

it('pages that hold the last change are up to date, however its moment is written', () => {
  const contentAt = today('13:44').replace('Z', '+00:00');
  expect(words({}, { builtAt: today('13:46'), contentAt })).toBe(
    'success: The public pages are up to date (rebuilt 13:46, Algiers time).',
  );
});

it('a build of other content, as before a backup was brought back, is not', () => {
  expect(words({}, { builtAt: today('13:46'), contentAt: today('13:45') })).toMatch(
    /^info: Visitors see/,
  );
});

it('changes wait, are asked for, and are expected', () => {
  expect(words()).toBe(`info: ${behind} The site is rebuilt at about 14:01.`);
  expect(words({ next_at: today('13:59') })).toBe(
    `info: ${behind} The site is rebuilt any moment now.`,
  );
  const asked = { waiting_since: null, next_at: null };
  expect(words({ ...asked, requests: [request()] })).toBe(
    `info: ${behind} A rebuild was requested at 13:50.`,
  );
  expect(words({ ...asked, requests: [request({ asked_at: today('13:20') })] })).toContain(
    'warning: Visitors see',
  );
});

it('a host that refuses, a hook that is missing and a schedule that sleeps are said', () => {
  const failed = request({ outcome: 'failed', sentence: 'The host answered 503.' });
  expect(words({ requests: [failed] })).toBe(
    `warning: ${behind} The rebuild requested at 13:50 failed. The host answered 503. The next try is at about 14:01.`,
  );
  expect(words({ has_hook: false })).toContain(
    `warning: ${behind} Automatic rebuilding is not set up`,
  );
  const late = { next_at: today('13:42'), looked_at: null };
  expect(words(late)).toContain('Automatic rebuilding has never run');
});

it('the local site is no build', () => {
  expect(words({}, null)).toContain('info: This is a development site');
});
