import { emptyRecord, type Fields, fieldEntries } from '@expat-buddy/domain/content/field';
import { t, translated } from '#i18n/t.ts';

/** In the order of the form. */
export const fieldLabels = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    fieldEntries(fields).map(([name, { label }]) => [name, translated(label)]),
  ) as Record<keyof All, string>;

/** Of a kind whose records staff arrange and publish. */
export const recordLabels = (fields: Fields): Readonly<Record<string, string>> => ({
  ...fieldLabels(fields),
  position: t('Position'),
  status: t('Status'),
});

/** A new record of such a kind. */
export const emptyForm = (fields: Fields) => ({
  id: '',
  ...emptyRecord(fields),
  status: 'draft',
});

/** The fields of a tab, in its order. */
export const fieldsOfTab = <All extends Fields>(fields: All, tab: string): (keyof All & string)[] =>
  fieldEntries(fields)
    .filter(([, field]) => field.tab === tab)
    .map(([name]) => name);
