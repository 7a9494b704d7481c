import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { TopicInput } from './FaqInputs.tsx';

const fields: readonly BulkField[] = [{ label: 'Topic', fields: ['topic'], input: <TopicInput /> }];

export default fields;
