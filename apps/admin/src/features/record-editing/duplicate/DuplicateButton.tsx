import { Button, IconButton } from '@mui/material';
import { Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '#i18n/t.ts';
import { useDuplicate } from './use-duplicate.ts';

type DuplicateButtonProps = {
  resource: string;
  /** The labels of the fields that the form edits. */
  labels: Readonly<Record<string, string>>;
  id: string;
  /** In a row of a list: an icon, named after the record. */
  rowTitle?: string;
};

export function DuplicateButton({ resource, labels, id, rowTitle }: DuplicateButtonProps) {
  const { duplicate, isBusy } = useDuplicate(resource, Object.keys(labels));
  const act = (event: MouseEvent) => {
    // The row is clickable itself.
    event.stopPropagation();
    void duplicate(id);
  };
  if (rowTitle === undefined) {
    return (
      <Button startIcon={<Copy size={18} />} onClick={act} disabled={isBusy}>
        {t('Duplicate')}
      </Button>
    );
  }
  return (
    <IconButton title={t('Duplicate {rowTitle}', { rowTitle })} onClick={act} disabled={isBusy}>
      <Copy size={18} />
    </IconButton>
  );
}
