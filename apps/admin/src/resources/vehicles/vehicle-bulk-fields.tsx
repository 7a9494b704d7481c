import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { vehicleInputs } from './vehicle-inputs.tsx';

export default bulkFieldsOf(vehicleFields, vehicleInputs);
