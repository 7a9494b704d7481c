import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { type SubmissionStatus, statuses } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';

/** The ids are the keys of `submission_counts`. */
export const views = [
  { id: 'new', label: t('New (inquiries)') },
  { id: 'mine', label: t('Mine') },
  { id: 'unassigned', label: t('Unassigned') },
  { id: 'waiting', label: t('Waiting') },
  { id: 'due', label: t('Due') },
  { id: 'all', label: t('All') },
  { id: 'closed', label: t('Won / Lost') },
  { id: 'spam', label: t('Spam') },
  { id: 'mail-failed', label: t('Mail failed') },
] as const;

export type View = (typeof views)[number]['id'];
export const DEFAULT_VIEW: View = 'new';

type Filter = Readonly<Record<string, unknown>>;

const openStatuses = ['new', 'in_progress', 'waiting'];
const open = { status: openStatuses };

export function viewOf(filter: Filter): View {
  return views.find(({ id }) => id === filter.view)?.id ?? 'all';
}

const choices: Partial<Record<View, readonly SubmissionStatus[]>> = {
  mine: statuses.filter((status) => status !== 'spam'),
  unassigned: statuses.filter((status) => openStatuses.includes(status)),
  due: statuses.filter((status) => openStatuses.includes(status)),
  all: statuses.filter((status) => status !== 'spam'),
  closed: ['won', 'lost'],
  'mail-failed': statuses,
};

/** The statuses that a view can be narrowed to. New, Waiting and Spam are statuses themselves. */
export const statusesOf = (view: View): readonly SubmissionStatus[] => choices[view] ?? [];

/** Mine and Unassigned are owners themselves. */
export const canFilterByOwner = (view: View) => view !== 'mine' && view !== 'unassigned';

export const periods = [
  { id: '1', name: t('Today') },
  { id: '7', name: t('Last 7 days') },
  { id: '30', name: t('Last 30 days') },
  { id: '90', name: t('Last 90 days') },
] as const;

const DAY = 86_400_000;

/** Midnight in Algiers, which has had no daylight saving time since 1981. */
export const startOfDay = (day: string) => `${day}T00:00:00+01:00`;

/** Where the next day begins. */
export const endOfDay = (day: string) =>
  startOfDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10));

function receivedSince(period: unknown, now: Date): Filter {
  const days = periods.find(({ id }) => id === period)?.id;
  if (!days) return {};
  const first = new Date(now.getTime() - (Number(days) - 1) * DAY);
  return { 'created_at@gte': startOfDay(calendarDayOf(first, OFFICE_TIME_ZONE)) };
}

/** The filter of a view. A selected status replaces the view's statuses. */
export function filterOfView(filter: Filter, myId: string, now = new Date()): Filter {
  const { view: _view, status, period, ...fields } = filter;
  const view = viewOf(filter);
  const isAllowed = statusesOf(view).some((one) => one === status);
  const chosen = isAllowed ? { status } : undefined;
  const rest = { ...fields, ...receivedSince(period, now) };
  // What somebody has snoozed is not to be worked on before its time, but a search finds it.
  const awake = filter.q ? {} : { 'snoozed_until@lteOrNull': now.toISOString() };
  switch (view) {
    case 'new':
      return { ...rest, ...awake, status: 'new' };
    case 'mine':
      return { ...rest, assignee_id: myId, ...(chosen ?? { ...awake, ...open }) };
    case 'unassigned':
      return { ...rest, ...awake, assignee_id: null, ...(chosen ?? open) };
    case 'waiting':
      return { ...rest, ...awake, status: 'waiting' };
    case 'due':
      return { ...rest, 'due_at@lte': now.toISOString(), ...(chosen ?? open) };
    case 'closed':
      return { ...rest, ...(chosen ?? { status: choices.closed }) };
    case 'spam':
      return { ...rest, status: 'spam' };
    case 'mail-failed':
      return { ...rest, ...chosen, mail: 'failed' };
    default:
      // Spam appears in its own view only, and in no export.
      return { ...rest, ...(chosen ?? { 'status@neq': 'spam' }) };
  }
}
