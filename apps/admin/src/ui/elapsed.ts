import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days ago", "just now". */
export function elapsed(since: string, now: number = Date.now()): string {
  const milliseconds = now - Date.parse(since);
  const unit = units.find(([, length]) => milliseconds >= length);
  if (!unit) return t('just now');
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(locale.tag).format(-Math.floor(milliseconds / length), name);
}
