import { formatMoment } from '@expat-buddy/domain/dates/format-moment';
import type { Publishing, PublishingState } from '#providers/publishing.ts';
import { elapsed } from '../elapsed.ts';

export type PublishingWords = {
  severity: 'success' | 'info' | 'warning';
  sentence: string;
};

const MINUTE_MS = 60_000;
/** A schedule that runs each minute is late then. */
const LATE_MS = 10 * MINUTE_MS;
/** A build takes minutes; after this it has failed at the host, most likely. */
const LONG_MS = 30 * MINUTE_MS;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in the reader's own time, with the day when it is not today. */
function at(moment: string, now: number): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return formatMoment(isToday ? clock : dayAndClock, moment);
}

/** The first change that the pages do not hold, as far as anybody knows. */
function changedSince(state: PublishingState, contentAt: string | null): string {
  const starts = [
    state.waiting_since,
    ...state.requests.map((request) => request.changes_since),
  ].filter((each) => each !== null);
  const after = contentAt === null ? 0 : Date.parse(contentAt);
  const later = starts.filter((each) => Date.parse(each) > after).toSorted();
  return later[0] ?? state.content_changed_at ?? '';
}

/** What is being done about pages that are behind. */
function remedy(state: PublishingState, now: number): PublishingWords {
  const [newest] = state.requests;
  if (!state.has_hook) {
    return {
      severity: 'warning',
      sentence:
        'No build hook is set, so nobody builds them anew: an administrator sets one in the settings, or builds by hand.',
    };
  }
  if (!state.waiting_since) {
    if (!newest) return { severity: 'info', sentence: 'No rebuild has been asked for.' };
    const wasAskedAt = `A rebuild was asked for at ${at(newest.asked_at, now)}`;
    return now - Date.parse(newest.asked_at) > LONG_MS
      ? {
          severity: 'warning',
          sentence: `${wasAskedAt} and has not arrived: look at the build's log at the host.`,
        }
      : { severity: 'info', sentence: `${wasAskedAt}.` };
  }
  const nextAt = Date.parse(state.next_at ?? '');
  const looked = state.looked_at ? Date.parse(state.looked_at) : 0;
  if (nextAt < now - LATE_MS && looked < now - LATE_MS) {
    const when = state.looked_at ? `last ran ${elapsed(state.looked_at, now)}` : 'has never run';
    return {
      severity: 'warning',
      sentence: `The schedule that asks for a rebuild ${when}: an administrator has to look at it.`,
    };
  }
  const again = nextAt > now ? `at about ${at(new Date(nextAt).toISOString(), now)}` : 'any moment';
  if (newest?.outcome === 'failed') {
    return {
      severity: 'warning',
      sentence: `The host was asked at ${at(newest.asked_at, now)}. ${newest.sentence} The next try is ${again}.`,
    };
  }
  return { severity: 'info', sentence: `A rebuild is asked for ${again}.` };
}

/** Whether the public pages hold the last change, and what becomes of it if not. */
export function publishingWords({ state, build }: Publishing, now = Date.now()): PublishingWords {
  if (!build) {
    return {
      severity: 'info',
      sentence:
        'This site is not a finished build: nothing is prerendered, visitors read everything from the database.',
    };
  }
  const isCurrent =
    state.content_changed_at === null ||
    (build.contentAt !== null &&
      Date.parse(build.contentAt) === Date.parse(state.content_changed_at));
  if (isCurrent) {
    const sentence = `Public pages are up to date (built ${at(build.builtAt, now)}).`;
    return { severity: 'success', sentence };
  }
  const since = at(changedSince(state, build.contentAt), now);
  const { severity, sentence } = remedy(state, now);
  return {
    severity,
    sentence: `Changes since ${since} are not in the prerendered pages yet; visitors see them once a page has loaded. ${sentence}`,
  };
}
