import { faqFields } from '@expat-buddy/domain/faq/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { faqInputs } from './faq-inputs.tsx';

export default bulkFieldsOf(faqFields, faqInputs);
