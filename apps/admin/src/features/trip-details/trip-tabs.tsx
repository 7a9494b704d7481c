import type { ReactNode } from 'react';
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

export const priceTab = tab('price', 'Price', <PriceTab />);

/** With the field of the price text. */
export const priceTabWith = (priceText: ReactNode): FormTab => ({
  ...priceTab,
  fields: ['price', ...tabFields.price],
  content: <PriceTab>{priceText}</PriceTab>,
});

export const tripTabs: readonly FormTab[] = [
  tab('practical', 'Included & practical', <PracticalTab />),
  tab('who', 'Who & when', <WhoAndWhenTab />),
  tab('papers', 'Papers & safety', <PapersTab />),
  tab('questions', 'Questions', <QuestionsTab />),
  tab('gallery', 'Gallery', <GalleryTab />),
  tab('team', 'Team', <TeamTab />),
];
