import { dayText } from '@expat-buddy/domain/format/day';
import type { Source } from '@expat-buddy/domain/source/types';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

/** For a row of a list: the source and the day of the last check. */
export function describeSource({
  source_name,
  checked_on,
}: Pick<Source, 'source_name' | 'checked_on'>): string {
  const checked = checked_on
    ? t('checked on {checkedOn}', { checkedOn: dayText(checked_on, locale.language) })
    : t('not checked');
  return [source_name, checked].filter(Boolean).join(' · ');
}
