import { productFields } from '@expat-buddy/domain/product/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { productInputs } from './product-inputs.tsx';

export default bulkFieldsOf(productFields, productInputs);
