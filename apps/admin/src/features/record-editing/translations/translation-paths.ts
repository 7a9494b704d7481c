import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import type { RecordName } from '../publication/record-name.ts';

export const translationsPath = ({ table, id }: RecordName, language?: TranslationLanguage) =>
  `/translations/${table}/${encodeURIComponent(id)}${language ? `?language=${language}` : ''}`;
