import { dayText } from '@expat-buddy/domain/format/day';
import type { Source, SourceColumn } from '@expat-buddy/domain/source/types';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

export const emptySource: Source = {
  source_name: '',
  source_url: '',
  source_note: '',
  checked_on: null,
  checked_by: '',
};

export const sourceLabels: Readonly<Record<SourceColumn, string>> = {
  source_name: t('Source'),
  source_url: t('Address of the source'),
  source_note: t('Note on the source'),
  checked_on: t('Checked on'),
  checked_by: t('Checked by'),
};

export const sourceTabFields = Object.keys(sourceLabels) as SourceColumn[];

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
