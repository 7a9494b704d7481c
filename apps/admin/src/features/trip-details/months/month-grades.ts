import type { MonthGrade as Grade } from '@expat-buddy/domain/trip/months';
import { t } from '#i18n/t.ts';

export const gradeNames: Readonly<Record<Grade, string>> = {
  best: t('Best'),
  good: t('Good'),
  poor: t('Poor'),
};

/** Numbers from 1 to 12. A month in neither list is poor, unless both lists are empty. */
export type Months = { best: readonly number[]; good: readonly number[] };

export const isUnknown = ({ best, good }: Months) => best.length + good.length === 0;

export function gradeOf(month: number, months: Months): Grade | undefined {
  if (months.best.includes(month)) return 'best';
  if (months.good.includes(month)) return 'good';
  return isUnknown(months) ? undefined : 'poor';
}

export function withGrade(month: number, grade: Grade, { best, good }: Months): Months {
  const list = (months: readonly number[], isChosen: boolean) =>
    [...months.filter((each) => each !== month), ...(isChosen ? [month] : [])].sort(
      (one, other) => one - other,
    );
  return { best: list(best, grade === 'best'), good: list(good, grade === 'good') };
}
