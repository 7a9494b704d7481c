import { Button } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListPath } from './record-paths.ts';

/** Back to a list as it was left, with its filters, order and page. */
export function BackLink({ resource, children }: { resource: string; children: string }) {
  const to = useListPath(resource);
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowLeft size={18} />}
      sx={{ mb: 1, marginInlineStart: -1, alignSelf: 'flex-start' }}
    >
      {children}
    </Button>
  );
}
