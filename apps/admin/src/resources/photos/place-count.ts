import { t } from '#i18n/t.ts';
export const formatPlaceCount = (count: number) =>
  count === 1 ? '1 place' : t('{count} places', { count });
