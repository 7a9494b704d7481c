import { Box, Button, Skeleton } from '@mui/material';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ruleOf } from '#providers/data/tables.ts';
import type { Labels } from './record-change.ts';

const ChangeList = lazy(() => import('./ChangeList.tsx'));

type RecordHistoryProps = {
  /** The resource, or the tables that hold the record. */
  of: string | readonly string[];
  labels: Labels;
};

/** Loaded when unfolded. */
export function RecordHistory({ of, labels }: RecordHistoryProps) {
  const record = useRecordContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (record?.id === undefined) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const tables = typeof of === 'string' ? [ruleOf(of).table] : of;
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        color="inherit"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<Chevron size={18} aria-hidden="true" />}
        sx={{ marginInlineStart: -1 }}
      >
        {t('History')}
      </Button>
      <Box id={id}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={64} role="status" aria-label={t('Loading')} />}>
            {/* Remounts after a save, which adds an entry. */}
            <ChangeList
              key={String(record.updated_at)}
              tables={tables}
              recordId={String(record.id)}
              labels={labels}
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
