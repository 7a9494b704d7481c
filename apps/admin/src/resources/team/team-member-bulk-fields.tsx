import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { LanguagesInput, RoleInput } from './TeamMemberInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Role'), fields: ['role'], input: <RoleInput /> },
  { label: t('Languages'), fields: ['languages'], input: <LanguagesInput /> },
];

export default fields;
