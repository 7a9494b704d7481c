import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { LanguagesInput, RoleInput } from './TeamMemberInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Role', fields: ['role'], input: <RoleInput /> },
  { label: 'Languages', fields: ['languages'], input: <LanguagesInput /> },
];

export default fields;
