import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublishingLine } from '#features/publishing/PublishingLine.tsx';
import { usePublishing } from '#features/publishing/publishing.ts';

/** Below what needs somebody: whether visitors find the last changes in the prerendered pages. */
export default function PublicPagesLine() {
  const { data } = usePublishing();
  // While developing there are no such pages.
  if (!data?.build) return null;
  return (
    <PublishingLine
      publishing={data}
      action={
        <Button component={Link} to="/health" color="inherit" size="small">
          Details
        </Button>
      }
    />
  );
}
