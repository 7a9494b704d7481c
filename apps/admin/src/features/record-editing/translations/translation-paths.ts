import type { RecordName } from '../publication/record-name.ts';
import type { LanguageId } from './languages.ts';

/** The translations of one record, side by side with its English texts. */
export const translationsPath = ({ table, id }: RecordName, language?: LanguageId) =>
  `/translations/${table}/${encodeURIComponent(id)}${language ? `?language=${language}` : ''}`;
