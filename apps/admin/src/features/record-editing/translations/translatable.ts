import { kindOfTable } from '#content-kind-of.ts';
import { contentKinds } from '#content-kinds.ts';
import { t } from '#i18n/t.ts';
import { editPath } from '#ui/record-paths.ts';

/** One record, which has a page of the back office for itself. */
const settings = { table: 'site_settings', name: t('Site settings') };

const names = new Map(
  [...contentKinds.filter(({ isTranslatable }) => isTranslatable), settings].map(
    ({ table, name }) => [table, name],
  ),
);

export const isTranslatable = (table: string) => names.has(table);
export const translatableName = (table: string) => names.get(table) ?? table;
export const translatableChoices = [...names].map(([id, name]) => ({ id, name }));

/** Whether records of the table are published on a page or card of the site. The others have no preview. */
export const hasPreview = (table: string) => kindOfTable(table)?.isPublished ?? false;

/** The form with the English texts of a record. */
export function englishPath(table: string, id: string): string {
  if (table === settings.table) return '/settings';
  return editPath(kindOfTable(table)?.resource ?? table, id);
}
