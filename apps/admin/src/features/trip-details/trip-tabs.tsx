import type { TripTable } from '@expat-buddy/domain/trip/fields';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import type { FormTab } from '#ui/form/FormTabs.tsx';
import { PriceTab } from './price/PriceTab.tsx';
import { TeamNote } from './TeamInput.tsx';
import { TripInputs } from './TripInputs.tsx';
import { type TripTab, tabFields } from './trip-form.ts';

const labels: Readonly<Record<Exclude<TripTab, 'price' | 'programme'>, string>> = {
  practical: t('Included & practical'),
  who: t('Who & when'),
  papers: t('Papers & safety'),
  questions: t('Questions'),
  gallery: t('Gallery'),
  team: t('Team'),
};

/** @param priceText the inputs of the price text, with their fields */
export const priceTab = (
  table: TripTable,
  priceText: { fields: readonly string[]; inputs: ReactNode } = { fields: [], inputs: null },
): FormTab => ({
  key: 'price',
  label: t('Price'),
  fields: [...priceText.fields, ...tabFields(table, 'price')],
  content: <PriceTab table={table}>{priceText.inputs}</PriceTab>,
});

export const tripTabs = (table: TripTable): readonly FormTab[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).map((tab) => ({
    key: tab,
    label: labels[tab],
    fields: tabFields(table, tab),
    content: (
      <>
        {tab === 'team' && <TeamNote />}
        <TripInputs table={table} tab={tab} />
      </>
    ),
  }));
