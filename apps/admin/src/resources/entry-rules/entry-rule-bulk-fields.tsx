import { entryRuleFields } from '@expat-buddy/domain/entry-rule/fields';
import { bulkFieldsOf } from '#features/bulk/edit/bulk-fields-of.ts';
import { entryRuleInputs } from './entry-rule-inputs.tsx';

export default bulkFieldsOf(entryRuleFields, entryRuleInputs);
