import type { Row } from '@expat-buddy/domain/supabase-client';
import { teamMemberSchema } from '@expat-buddy/domain/team/schema';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { emptyTeamMember, teamMemberLabels } from './team-member-form.ts';

export default catalogueKind<Row<'team_members'>>('team-members', {
  names: { one: t('person'), many: t('people') },
  columns: 'id,name,role,languages,image,status,position,updated_at',
  none: t('Nobody is listed yet. Add the first person: they stay a draft until you publish them.'),
  row: ({ image, role, languages }) => ({
    picture: image,
    details: [role, languages.join(', ')].filter(Boolean).join(' · '),
  }),
  empty: emptyTeamMember,
  labels: teamMemberLabels,
  schema: teamMemberSchema,
  bulkFields: () => import('./team-member-bulk-fields.tsx'),
  Inputs: lazy(() => import('./TeamMemberInputs.tsx')),
});
