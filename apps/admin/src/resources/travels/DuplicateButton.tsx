import { Button, IconButton } from '@mui/material';
import { Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useDuplicate } from './use-duplicate.ts';

type DuplicateButtonProps = { id: string; title: string; isSmall?: boolean };

export function DuplicateButton({ id, title, isSmall = false }: DuplicateButtonProps) {
  const { duplicate, isBusy } = useDuplicate(id);
  const act = (event: MouseEvent) => {
    // The row is clickable itself.
    event.stopPropagation();
    void duplicate();
  };
  if (!isSmall) {
    return (
      <Button startIcon={<Copy size={18} />} onClick={act} disabled={isBusy}>
        Duplicate
      </Button>
    );
  }
  return (
    <IconButton aria-label={`Duplicate ${title}`} title="Duplicate" onClick={act} disabled={isBusy}>
      <Copy size={18} />
    </IconButton>
  );
}
