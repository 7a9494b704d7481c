import { t } from '#i18n/t.ts';
import { elapsed } from '#ui/elapsed.ts';
import { filteredListPath } from '#ui/record-paths.ts';
import type { DashboardData, Waiting } from './dashboard.ts';

export type FigureData = {
  id: string;
  label: string;
  count: number;
  note: string;
  to: string;
  isUrgent?: boolean;
};

type Kind = { id: string; label: string; none: string; to: string };

const submissions = (view: string) => filteredListPath('submissions', { view });

const kinds = {
  new: {
    id: 'new',
    label: t('New submissions'),
    none: t('Nobody is waiting for a first answer.'),
    to: submissions('new'),
  },
  unassigned: {
    id: 'unassigned',
    label: t('Unassigned'),
    none: t('Every open submission is assigned.'),
    to: submissions('unassigned'),
  },
  mine: {
    id: 'mine',
    label: t('Assigned to me'),
    none: t('Nothing is assigned to you.'),
    to: submissions('mine'),
  },
  due: {
    id: 'due',
    label: t('Due'),
    none: t('Nothing is due.'),
    to: submissions('due'),
  },
  unmatched: {
    id: 'unmatched-mails',
    label: t('Unmatched mail'),
    none: t('Every email has found its inquiry.'),
    to: '/submissions/unmatched',
  },
  reviews: {
    id: 'reviews',
    label: t('Reviews waiting'),
    none: t('No review is waiting for a decision.'),
    to: '/review-management',
  },
  reports: {
    id: 'review-reports',
    label: t('Reviews reported'),
    none: t('No report is open.'),
    to: filteredListPath('review-management', { 'open_reports@gt': 0 }),
  },
  accounts: {
    id: 'accounts',
    label: t('Accounts waiting'),
    none: t('Nobody is waiting for access.'),
    to: filteredListPath('users', { role: 'none', disabled: false }),
  },
} as const satisfies Record<string, Kind>;

function waiting({ none, ...kind }: Kind, { count, oldest_at }: Waiting): FigureData {
  return {
    ...kind,
    count,
    note: oldest_at ? t('The oldest arrived {oldestAt}.', { oldestAt: elapsed(oldest_at) }) : none,
  };
}

function failedMails({
  failed_mails: { submissions: count, others },
  unmatched_mails: { undelivered },
}: DashboardData): FigureData {
  const about = count > 0 ? t('Some visitors may not have heard from us.') : '';
  // Emails to subscribers and invited people belong to no submission, so no list shows them.
  const besides =
    others > 0
      ? about
        ? t('{others} to subscribers or colleagues failed too.', { others })
        : t('{others} to subscribers or colleagues failed.', { others })
      : '';
  return {
    id: 'failed-mails',
    label: t('Mail failed'),
    count,
    note:
      [about, besides, undelivered > 0 && unclear(undelivered)].filter(Boolean).join(' ') ||
      t('No email has failed or come back.'),
    to: submissions('mail-failed'),
  };
}

const unclear = (count: number) =>
  t(
    '{count, plural, one {# notice of failed delivery names} other {# notices of failed delivery name}} no email: see “Unmatched mail”.',
    { count },
  );

function unmatchedMails({ unmatched_mails: mails }: DashboardData): FigureData {
  const { count, oldest_at, automatic } = mails;
  const figure = waiting(kinds.unmatched, { count, oldest_at });
  const besides = t(
    '{automatic, plural, one {# automatic reply has} other {# automatic replies have}} arrived too.',
    { automatic },
  );
  return { ...figure, note: [figure.note, automatic > 0 && besides].filter(Boolean).join(' ') };
}

/** Work that nobody has taken on for half an office day is said, not only counted. */
function unassigned({ unassigned: all, unowned }: DashboardData): FigureData {
  const figure = waiting(kinds.unassigned, all);
  if (unowned.count === 0) return figure;
  const note = t('{count} for more than four office hours.', { count: unowned.count });
  return { ...figure, note, isUrgent: true };
}

export function figuresOf(data: DashboardData): FigureData[] {
  return [
    waiting(kinds.new, data.new),
    unassigned(data),
    waiting(kinds.mine, data.mine),
    ...(data.due_submissions.count > 0
      ? [{ ...waiting(kinds.due, data.due_submissions), note: t('To look at again today.') }]
      : []),
    failedMails(data),
    ...(data.unmatched_mails.count + data.unmatched_mails.automatic > 0
      ? [unmatchedMails(data)]
      : []),
    waiting(kinds.reviews, data.reviews),
    ...(data.review_reports.count > 0 ? [waiting(kinds.reports, data.review_reports)] : []),
    ...(data.accounts ? [waiting(kinds.accounts, data.accounts)] : []),
  ];
}
