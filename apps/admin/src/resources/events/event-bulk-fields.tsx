import { eventFields } from '@expat-buddy/domain/event/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { eventInputs } from './event-inputs.tsx';

export default bulkFieldsOf(eventFields, eventInputs);
