import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import type { FormTab } from '#ui/form/FormTabs.tsx';
import { GalleryTab } from './gallery/GalleryTab.tsx';
import { PapersTab } from './PapersTab.tsx';
import { PracticalTab } from './PracticalTab.tsx';
import { PriceTab } from './price/PriceTab.tsx';
import { QuestionsTab } from './questions/QuestionsTab.tsx';
import { TeamTab } from './TeamTab.tsx';
import { tabFields } from './trip-form.ts';
import { WhoAndWhenTab } from './WhoAndWhenTab.tsx';

const tab = (key: keyof typeof tabFields, label: string, content: ReactNode): FormTab => ({
  key,
  label,
  fields: tabFields[key],
  content,
});

export const priceTab = tab('price', t('Price'), <PriceTab />);

/** With the fields of the price text. */
export const priceTabWith = (priceText: ReactNode): FormTab => ({
  ...priceTab,
  fields: ['price', 'price_from', 'price_is_written', ...tabFields.price],
  content: <PriceTab>{priceText}</PriceTab>,
});

export const tripTabs: readonly FormTab[] = [
  tab('practical', t('Included & practical'), <PracticalTab />),
  tab('who', t('Who & when'), <WhoAndWhenTab />),
  tab('papers', t('Papers & safety'), <PapersTab />),
  tab('questions', t('Questions'), <QuestionsTab />),
  tab('gallery', t('Gallery'), <GalleryTab />),
  tab('team', t('Team'), <TeamTab />),
];
