import { type EntryAspect, entryChoices } from '@expat-buddy/domain/entry-rule/types';
import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { AspectInput } from './EntryRuleInputs.tsx';
import { aspectLabels } from './entry-rule-form.ts';

const aspects = Object.keys(entryChoices) as EntryAspect[];

const fields: readonly BulkField[] = aspects.map((aspect) => ({
  label: aspectLabels[aspect],
  fields: [aspect],
  input: <AspectInput aspect={aspect} />,
}));

export default fields;
