import { entryRuleFields } from '../entry-rule/fields.ts';
import { eventFields } from '../event/fields.ts';
import { faqFields } from '../faq/fields.ts';
import { guideEntryFields } from '../guide-entry/fields.ts';
import { collectionFields, productFields } from '../product/fields.ts';
import { serviceFields } from '../service/fields.ts';
import { tripFields } from '../trip/fields.ts';
import { vehicleFields } from '../vehicle/fields.ts';
import type { Fields } from './field.ts';

/** The fields of a table, in the order of its form. */
export type ContentFields = {
  /** The module with their lines. */
  file: string;
  fields: Fields;
  /** Read on the record's own page only, so their translations are stored apart from those of lists. */
  areDetails?: boolean;
};

export const contentFields: Readonly<Record<string, ContentFields>> = {
  travels: { file: 'trip/fields.ts', fields: tripFields.travels, areDetails: true },
  activities: { file: 'trip/fields.ts', fields: tripFields.activities, areDetails: true },
  events: { file: 'event/fields.ts', fields: eventFields },
  services: { file: 'service/fields.ts', fields: serviceFields },
  products: { file: 'product/fields.ts', fields: productFields },
  product_collections: { file: 'product/fields.ts', fields: collectionFields },
  faq_questions: { file: 'faq/fields.ts', fields: faqFields },
  guide_entries: { file: 'guide-entry/fields.ts', fields: guideEntryFields },
  entry_rules: { file: 'entry-rule/fields.ts', fields: entryRuleFields },
  vehicles: { file: 'vehicle/fields.ts', fields: vehicleFields },
};
