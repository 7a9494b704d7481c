import { currencies, formatValues } from '@expat-buddy/domain/insight/format-values';
import type { InsightDimension, InsightGroup } from '@expat-buddy/domain/insight/types';
import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { Section } from '#ui/page/Section.tsx';
import { FigureTable } from './FigureTable.tsx';
import { conversion, formatConversion, groupLabel } from './insight-format.ts';
import { groupFilter, submissionsPath } from './insight-paths.ts';
import type { Period } from './insight-period.ts';

type GroupSectionProps = {
  title: string;
  dimension: InsightDimension;
  groups: readonly InsightGroup[] | undefined;
  period: Period;
};

/** What became of the inquiries of each service, travel, page … */
export function GroupSection({ title, dimension, groups = [], period }: GroupSectionProps) {
  const to = (filter: Readonly<Record<string, unknown>>) => (group: InsightGroup) =>
    submissionsPath(period, {
      ...groupFilter(dimension, group.key, filter.status === 'won'),
      ...filter,
    });
  return (
    <Section title={title}>
      {groups.length === 0 ? (
        <Typography color="text.secondary">{t('Nothing in this period.')}</Typography>
      ) : (
        <FigureTable
          name={title}
          rows={groups}
          keyOf={({ key }) => key}
          columns={[
            { label: t('Name'), value: (group) => groupLabel(dimension, group) },
            { label: t('Inquiries'), value: ({ inquiries }) => inquiries, to: to({}) },
            { label: t('Won (inquiries)'), value: ({ won }) => won, to: to({ status: 'won' }) },
            { label: t('Lost (inquiries)'), value: ({ lost }) => lost, to: to({ status: 'lost' }) },
            {
              label: t('Won of decided'),
              value: formatConversion,
              inFile: [{ label: t('Won of decided'), value: conversion }],
            },
            {
              label: t('Value'),
              value: ({ values }) => formatValues(values),
              inFile: currencies.map((currency) => ({
                label: t('Value in {currency}', { currency }),
                value: ({ values }: InsightGroup) => (values[currency] ?? 0) / 100,
              })),
            },
          ]}
        />
      )}
    </Section>
  );
}
