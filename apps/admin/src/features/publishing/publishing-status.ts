import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { elapsed } from '#ui/elapsed.ts';
import { formatMoment, officeClock, officeMoment } from '#ui/format-moment.ts';
import type { Publishing, PublishingState } from './publishing.ts';

export type PublishingStatus = {
  severity: 'success' | 'info' | 'warning';
  sentence: string;
};

const MINUTE_MS = 60_000;
/** The schedule runs every minute. */
const LATE_MS = 10 * MINUTE_MS;
/** A build takes minutes; after this it has probably failed. */
const LONG_MS = 30 * MINUTE_MS;

const day = new Intl.DateTimeFormat(locale.dateTag, {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
});

function at(moment: string, now: number): string {
  const isToday = formatMoment(day, moment) === formatMoment(day, now);
  return isToday ? officeClock(moment) : officeMoment(moment, { month: 'short', hasYear: false });
}

function changedSince(state: PublishingState, contentAt: string | null): string {
  const starts = [
    state.waiting_since,
    ...state.requests.map((request) => request.changes_since),
  ].filter((each) => each !== null);
  const after = contentAt === null ? 0 : Date.parse(contentAt);
  const later = starts.filter((each) => Date.parse(each) > after).toSorted();
  return later[0] ?? state.content_changed_at ?? '';
}

function remedy(state: PublishingState, now: number): PublishingStatus {
  const [newest] = state.requests;
  if (!state.has_hook) {
    return {
      severity: 'warning',
      sentence: t('Automatic rebuilding is not set up: an administrator has to rebuild the site.'),
    };
  }
  if (!state.waiting_since) {
    if (!newest) return { severity: 'info', sentence: t('No rebuild has been requested.') };
    const asked = { askedAt: at(newest.asked_at, now) };
    return now - Date.parse(newest.asked_at) > LONG_MS
      ? {
          severity: 'warning',
          sentence: t(
            'A rebuild was requested at {askedAt} and has not finished: an administrator has to check the host’s build log.',
            asked,
          ),
        }
      : { severity: 'info', sentence: t('A rebuild was requested at {askedAt}.', asked) };
  }
  const nextAt = Date.parse(state.next_at ?? '');
  const looked = state.checked_at ? Date.parse(state.checked_at) : 0;
  if (nextAt < now - LATE_MS && looked < now - LATE_MS) {
    return {
      severity: 'warning',
      sentence: state.checked_at
        ? t('Automatic rebuilding last ran {checkedAt}: an administrator has to look at it.', {
            checkedAt: elapsed(state.checked_at, now),
          })
        : t('Automatic rebuilding has never run: an administrator has to look at it.'),
    };
  }
  const again =
    nextAt > now
      ? t('at about {at}', { at: at(new Date(nextAt).toISOString(), now) })
      : t('any moment now');
  if (newest?.outcome === 'failed') {
    return {
      severity: 'warning',
      sentence: t(
        'The rebuild requested at {askedAt} failed. {sentence} The next try is {again}.',
        { askedAt: at(newest.asked_at, now), sentence: storedMessage(newest.detail), again },
      ),
    };
  }
  return { severity: 'info', sentence: t('The site is rebuilt {again}.', { again }) };
}

/** Whether the public pages are up to date, and what happens next if not. */
export function publishingStatus({ state, build }: Publishing, now = Date.now()): PublishingStatus {
  if (!build) {
    return {
      severity: 'info',
      sentence: t('This is a development site: visitors see every change at once.'),
    };
  }
  const isCurrent =
    state.content_changed_at === null ||
    (build.contentAt !== null &&
      Date.parse(build.contentAt) === Date.parse(state.content_changed_at));
  if (isCurrent) {
    const sentence = t('The public pages are up to date (rebuilt {builtAt}, Algiers time).', {
      builtAt: at(build.builtAt, now),
    });
    return { severity: 'success', sentence };
  }
  const since = at(changedSince(state, build.contentAt), now);
  const { severity, sentence } = remedy(state, now);
  return {
    severity,
    sentence: t(
      'Visitors see the changes made since {since} (Algiers time) a moment after a page opens; search engines still find the version before. {sentence}',
      { since, sentence },
    ),
  };
}
