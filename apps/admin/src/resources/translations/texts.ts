import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';

export type TextStatus = 'draft' | 'published';
export type TextState = 'missing' | 'outdated' | TextStatus;

/** An English text and its translation into one language, if there is one. */
export type TranslatedText = {
  resource: string;
  record_id: string;
  field: string;
  item: string;
  /** In the programme of a travel. */
  day_number: number | null;
  /** The position in a list, from 1. */
  element: number | null;
  language: TranslationLanguage;
  source: string;
  text: string | null;
  /** The English text that was translated. */
  source_text: string | null;
  status: TextStatus | null;
  state: TextState;
  author: string | null;
  updated_at: string | null;
};

/** What `save_translations` takes: with the English text and the version of the translation that the author saw. */
export type SentText = Pick<
  TranslatedText,
  'resource' | 'record_id' | 'field' | 'item' | 'language' | 'source'
> & { text: string; status: TextStatus; seen_at: string | null };

export const keyOf = (text: Pick<TranslatedText, 'language' | 'field' | 'item'>) =>
  `${text.language} ${text.field} ${text.item}`;

export const isLeft = ({ state }: TranslatedText) => state === 'missing' || state === 'outdated';
