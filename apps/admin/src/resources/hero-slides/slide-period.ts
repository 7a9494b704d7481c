import type { Row } from '@expat-buddy/domain/supabase-client';
import { t } from '#i18n/t.ts';
import { formatAlgiersTime } from '#ui/inputs/algiers-time.ts';

export type Slide = Row<'hero_slides'>;
type Period = Pick<Slide, 'starts_at' | 'ends_at'>;

/** The same rule as the policy for visitors. */
export function periodState({ starts_at, ends_at }: Period, now = Date.now()) {
  if (starts_at && Date.parse(starts_at) > now) return 'waits';
  if (ends_at && Date.parse(ends_at) <= now) return 'over';
  return 'shows';
}

/** Such as "From 1 Oct 2026, 08:00 until …"; empty without bounds. */
export function formatPeriod({ starts_at, ends_at }: Period): string {
  const from = starts_at && formatAlgiersTime(starts_at);
  const until = ends_at && formatAlgiersTime(ends_at);
  if (from && until) return t('From {from} until {until}, Algiers time', { from, until });
  if (from) return t('From {from}, Algiers time', { from });
  return until ? t('Until {until}, Algiers time', { until }) : '';
}
