import { tripFields } from '../trip/fields.ts';
import type { Fields } from './field.ts';

/** The fields of a table, each part in the order of its form. */
export type ContentFields = {
  /** The module with their lines. */
  file: string;
  /** Read on the record's own page only, so their translations are stored apart from those of lists. */
  details: Fields;
};

export const contentFields: Readonly<Record<string, ContentFields>> = {
  travels: { file: 'trip/fields.ts', details: tripFields.travels },
  activities: { file: 'trip/fields.ts', details: tripFields.activities },
};
