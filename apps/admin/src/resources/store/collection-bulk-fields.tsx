import { collectionFields } from '@expat-buddy/domain/product/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { collectionInputs } from './collection-inputs.tsx';

export default bulkFieldsOf(collectionFields, collectionInputs);
