import { type Identifier, useGetMany, useListContext } from 'react-admin';
import { kindOf } from '#content-kind-of.ts';
import type { ContentResource } from '#content-kinds.ts';
import { locale } from '#i18n/locale.ts';
import { nameColumns } from '#providers/data/shown-name.ts';

type Translated = { id: Identifier; shown?: string | null };

/**
 * Names the records of a list in the language of the interface, and in English where they are not translated. One request
 * for the page, and none in English.
 */
export function useShownNames(
  resource: ContentResource,
): (id: Identifier, english: string) => string {
  const { titleColumn, isTranslatable } = kindOf(resource);
  const { data: records = [] } = useListContext();
  const ids = records.map(({ id }) => id);
  const { data = [] } = useGetMany<Translated>(
    resource,
    { ids, meta: { columns: `id,${nameColumns(titleColumn)}` } },
    { enabled: locale.language !== 'en' && isTranslatable === true && ids.length > 0 },
  );
  const names = new Map(data.map((record) => [record?.id, record?.shown]));
  return (id, english) => names.get(id) || english;
}
