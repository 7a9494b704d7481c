import { Box } from '@mui/material';
import { PageTitle } from '#layout/PageTitle.tsx';
import { Figure } from './Figure.tsx';

/** What needs somebody now. Each figure opens the list behind it. */
export function Dashboard() {
  return (
    <>
      <PageTitle title="Today" />
      <Box
        component="ul"
        aria-label="Submissions"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
          maxWidth: 1100,
        }}
      >
        <Figure
          view="new"
          label="New submissions"
          none="Nobody is waiting for a first answer."
          isMain
        />
        <Figure view="unassigned" label="Unassigned" none="Every open submission has somebody." />
        <Figure view="mine" label="Assigned to me" none="Nothing is assigned to you." />
      </Box>
    </>
  );
}
