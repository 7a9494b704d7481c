import type { ResourceCallbacks } from 'react-admin';
import { t } from '#i18n/t.ts';

/** What a record still needs: columns of `translation_progress`. */
export const needs = [
  { id: 'missing', name: t('Missing') },
  { id: 'outdated', name: t('Outdated') },
  { id: 'drafts', name: t('Drafts') },
] as const;

/** Converts the need in the URL to a filter on its column. */
export function filterOfNeed(filter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { need, ...others } = filter;
  const known = needs.find(({ id }) => id === need);
  return known ? { ...others, [`${known.id}@gt`]: 0 } : others;
}

export const translationCallbacks: ResourceCallbacks = {
  resource: 'translations',
  async beforeGetList(params) {
    return { ...params, filter: filterOfNeed(params.filter ?? {}) };
  },
};

export const BOARD_ORDER = { field: 'title', order: 'ASC' } as const;
export const ONLY_OPEN = { is_complete: false } as const;
