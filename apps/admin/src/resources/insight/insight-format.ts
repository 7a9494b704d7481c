import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import type {
  InsightDimension,
  InsightGroup,
  InsightTotals,
} from '@expat-buddy/domain/insight/types';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { languageNames } from '#i18n/language-names.ts';
import { t, translated } from '#i18n/t.ts';

/** Minutes of office hours: "45 min", "5 h", "5 h 20 min". */
export function formatOfficeTime(minutes: number | null): string {
  if (minutes === null) return '–';
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return t('{rest} min', { rest });
  return rest === 0 ? `${hours} h` : t('{hours} h {rest} min', { hours, rest });
}

type Decided = Pick<InsightTotals, 'won' | 'lost'>;

/** The part won of those that were won or lost, to a hundredth; null before any was. */
export const conversion = ({ won, lost }: Decided): number | null =>
  won + lost === 0 ? null : Math.round((won / (won + lost)) * 100) / 100;

export function formatConversion(decided: Decided): string {
  const part = conversion(decided);
  return part === null ? '–' : `${Math.round(part * 100)} %`;
}

export function groupLabel(dimension: InsightDimension, { key, label }: InsightGroup): string {
  switch (dimension) {
    case 'service':
      return translated(serviceLabel(key));
    case 'language':
      return languageNames[toLanguage(key)];
    case 'owner':
      return key ? label : t('Nobody yet');
    case 'source':
      return key || t('Not known');
    default:
      return label;
  }
}

export const reasonLabel = (reason: string) =>
  reason ? translated(lostReasonName(reason)) : t('No reason given');

/** "+12" or "−3"; nothing without a difference. */
export function formatChange(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return t('as many as before');
  return change > 0
    ? t('{change} more than before', { change })
    : t('{change} fewer than before', { change: -change });
}
