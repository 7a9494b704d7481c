import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { tripLabels } from './trip-form.ts';

type Member = { id: string; name: string; status: string };

/** Who plans and who guides the trip. */
export function TeamTab() {
  const { data: members = [], isPending } = useGetList<Member>('team-members', {
    pagination: EVERY_ROW,
    sort: { field: 'position', order: 'ASC' },
    meta: { columns: 'id,name,status,position' },
  });
  const choices = members.map(({ id, name, status }) => ({
    id,
    name: status === 'published' ? name : `${name} (not published)`,
  }));
  const unknown = isPending ? '…' : 'Deleted person';
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Visitors see the people who are published.{' '}
        <MuiLink component={Link} to="/team-members">
          Open the team
        </MuiLink>
      </Typography>
      <RecordChoicesInput
        source="planner_ids"
        label={tripLabels.planner_ids}
        helperText="On the trip’s page as “Your planner”."
        choices={choices}
        unknown={unknown}
      />
      <RecordChoicesInput
        source="guide_ids"
        label={tripLabels.guide_ids}
        helperText="On the trip’s page as “Your guide”."
        choices={choices}
        unknown={unknown}
      />
    </>
  );
}
