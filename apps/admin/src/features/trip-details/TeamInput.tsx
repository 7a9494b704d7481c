import { allTripFields } from '@expat-buddy/domain/trip/fields';
import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t, translated } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { tripLabels } from './trip-form.ts';

type Member = { id: string; name: string; status: string };

type TeamField = 'planner_ids' | 'guide_ids';

/** Who plans or who guides the trip. */
export function TeamInput({ field }: { field: TeamField }) {
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
      helperText={translated(allTripFields[field].help)}
      choices={choices}
      unknown={isPending ? '…' : t('Deleted person')}
    />
  );
}

export function TeamNote() {
  return (
    <Typography variant="body2" color="text.secondary">
      {t('Visitors see the people who are published.')}{' '}
      <MuiLink component={Link} to="/team-members">
        {t('Open the team')}
      </MuiLink>
    </Typography>
  );
}
