import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { tripLabels } from './trip-form.ts';

type Member = { id: string; name: string; status: string };

const helpTexts = {
  planner_ids: t('On the trip’s page as “Your planner”.'),
  guide_ids: t('On the trip’s page as “Your guide”.'),
} as const;

/** Who plans or who guides the trip. */
export function TeamInput({ field }: { field: keyof typeof helpTexts }) {
  const { data: members = [], isPending } = useGetList<Member>('team-members', {
    pagination: EVERY_ROW,
    sort: { field: 'position', order: 'ASC' },
    meta: { columns: 'id,name,status,position' },
  });
  const choices = members.map(({ id, name, status }) => ({
    id,
    name: status === 'published' ? name : t('{name} (not published)', { name }),
  }));
  return (
    <RecordChoicesInput
      source={field}
      label={tripLabels[field]}
      helperText={helpTexts[field]}
      choices={choices}
      unknown={isPending ? '…' : t('Deleted person')}
    />
  );
}

export function TeamTab() {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('Visitors see the people who are published.')}{' '}
        <MuiLink component={Link} to="/team-members">
          {t('Open the team')}
        </MuiLink>
      </Typography>
      <TeamInput field="planner_ids" />
      <TeamInput field="guide_ids" />
    </>
  );
}
