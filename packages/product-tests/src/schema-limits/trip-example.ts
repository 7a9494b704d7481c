import { emptyRecord, type Fields } from '@expat-buddy/domain/content/field';
import { tripFields } from '@expat-buddy/domain/trip/fields';

/** Without rows of other tables. */
const example = (fields: Fields) => ({
  ...emptyRecord(fields),
  // An amount needs it.
  price_unit: 'person',
});

/** Valid values for the fields of a form that visitors decide on. */
export const tripExamples = {
  travels: example(tripFields.travels),
  activities: example(tripFields.activities),
};
