import { dayRange } from '@expat-buddy/domain/format/day';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { languageNames } from '#i18n/language-names.ts';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';

export type SubmissionRecord = Omit<Row<'contact_submissions'>, 'search_text' | 'name_key'> & {
  selection?: {
    subject: string;
    travel_ids?: string[];
    activity_ids?: string[];
    plan?: unknown;
  } | null;
};

export const isOpen = ({ status }: Pick<SubmissionRecord, 'status'>) =>
  status === 'new' || status === 'in_progress' || status === 'waiting';

export function firstLine(message: string): string {
  return message.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
}

function tripDays(from: string | null, to: string | null): string {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? dayRange(first, last, locale.language, { month: 'short' }) : '';
}

/** "3–9 May 2027 · 2 people · 1 child", without what was left open. */
export function tripFacts(submission: SubmissionRecord): string {
  const { departureDate, returnDate, groupSize, childrenUnder12, childrenUnder5 } = submission;
  const children = childrenUnder12 + childrenUnder5;
  return [
    tripDays(departureDate, returnDate),
    groupSize && translated(groupSizeLabel(groupSize)),
    children > 0 && t('{children, plural, one {# child} other {# children}}', { children }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Null for English, the language of most. */
export const foreignLanguage = ({ language }: SubmissionRecord) =>
  language === 'en' ? null : languageNames[toLanguage(language)];

/** Whose turn it is; null once it is closed. */
export function turnOf(submission: SubmissionRecord): string | null {
  if (!isOpen(submission)) return null;
  return submission.awaits === 'office' ? t('Our turn') : t('Their turn');
}
