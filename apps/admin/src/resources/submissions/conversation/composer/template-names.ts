import { t } from '#i18n/t.ts';

/** Reply templates that the product ships, in the language of the interface; a renamed one keeps its name. */
const shipped: Readonly<Record<string, string>> = {
  'First answer': t('First answer'),
  'Ask for dates': t('Ask for dates'),
  'Price sent': t('Price sent'),
  'Polite no': t('Polite no'),
  'Follow up': t('Follow up'),
};

export const templateName = (title: string): string => shipped[title] ?? title;
