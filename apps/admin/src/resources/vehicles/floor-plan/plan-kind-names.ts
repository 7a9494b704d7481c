import type { PlanKind } from '@expat-buddy/domain/vehicle/floor-plan';
import { t } from '#i18n/t.ts';

export const planKindNames: Readonly<Record<PlanKind, string>> = {
  seat: t('Seat'),
  bench: t('Bench'),
  table: t('Table'),
  bed: t('Bed'),
  upper_bed: t('Bed above'),
  kitchen: t('Kitchen'),
  bathroom: t('Bathroom'),
  storage: t('Storage'),
  door: t('Door'),
};
