import { t } from '#i18n/t.ts';
export const formatPlaceCount = (count: number) =>
  t('{count, plural, one {# place} other {# places}}', { count });
