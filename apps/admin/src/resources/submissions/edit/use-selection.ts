import type { Language } from '@expat-buddy/domain/language/languages';
import { useGetList, useGetMany } from 'react-admin';
import { locale } from '#i18n/locale.ts';

export type Selection = {
  id: string;
  travel_ids: string[];
  activity_ids: string[];
  includes_camping: boolean;
  subject: string;
  plan: unknown;
  details: unknown;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Titled = {
  id: string;
  title: string;
  translations?: Readonly<Record<string, { title?: string } | undefined>>;
};

/** Visitors send these ids, so only valid ones are looked up. English where there is no translation. */
export function useTitles(
  resource: 'travels' | 'activities',
  ids: readonly string[],
  language: Language = locale.language,
): string[] {
  const columns = language === 'en' ? 'id,title' : 'id,title,translations';
  const { data } = useGetMany<Titled>(
    resource,
    { ids: ids.filter((id) => SLUG.test(id)), meta: { columns } },
    { enabled: ids.some((id) => SLUG.test(id)) },
  );
  return ids.map((id) => {
    const record = data?.find((one) => one?.id === id);
    return record?.translations?.[language]?.title ?? record?.title ?? id;
  });
}

export function useSelection(submissionId: string) {
  const { data, error } = useGetList<Selection>('inquiry_selections', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submission_id', order: 'ASC' },
  });
  return { selection: data?.[0], error };
}
