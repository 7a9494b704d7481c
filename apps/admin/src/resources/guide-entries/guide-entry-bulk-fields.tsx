import { guideEntryFields } from '@expat-buddy/domain/guide-entry/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { guideEntryInputs } from './guide-entry-inputs.tsx';

export default bulkFieldsOf(guideEntryFields, guideEntryInputs);
