import { offersCamping } from '@expat-buddy/domain/travel/camping';
import { fixedFilters } from '@expat-buddy/domain/travel-category/fixed-filters';
import { t } from '#i18n/t.ts';

/** Features of the site that depend on a term's name. */
export function endedByRenaming(former: string, name: string): string[] {
  const pages = Object.entries(fixedFilters)
    .filter(([, { tags }]) => tags?.includes(former))
    .map(([route]) =>
      t('{page} filters by “{former}” and will be empty.', {
        page: `/categories/${route}`,
        former,
      }),
    );
  const hadCamping = offersCamping({ tags: [former] }) && !offersCamping({ tags: [name] });
  return hadCamping
    ? [...pages, t('Inquiries about these travels will no longer offer camping.')]
    : pages;
}
