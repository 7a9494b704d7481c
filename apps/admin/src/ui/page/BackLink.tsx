import { Button } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type fromList, useListPath } from '../record-paths.ts';

/** Keeps the list's filters, sorting, page and scroll position. */
export function BackLink({ resource, children }: { resource: string; children: string }) {
  const to = useListPath(resource);
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = (state as Partial<typeof fromList> | null)?.isFromList === true;
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button
      component={Link}
      to={to}
      onClick={goBack}
      startIcon={<ArrowLeft size={18} />}
      sx={{ mb: 1, marginInlineStart: -1, alignSelf: 'flex-start' }}
    >
      {children}
    </Button>
  );
}
