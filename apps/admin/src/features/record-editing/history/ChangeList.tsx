import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { ChangedField } from './ChangedField.tsx';
import { fieldChanges, type Labels, type RecordChange, sentenceOf } from './record-change.ts';

const BATCH_SIZE = 20;

type ChangeListProps = { tables: readonly string[]; recordId: string; labels: Labels };

export default function ChangeList({ tables, recordId, labels }: ChangeListProps) {
  const [shown, setShown] = useState(BATCH_SIZE);
  const { data, total, error, isPending, refetch } = useGetList<RecordChange>('record_changes', {
    filter: { resource: tables, record_id: recordId },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'id', order: 'DESC' },
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={64} role="status" aria-label={t('Loading')} />;
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('No changes have been recorded.')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ol" reversed aria-label={t('History')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((change) => (
          <Box
            component="li"
            key={change.id}
            sx={{
              paddingInlineStart: 2,
              pb: 2,
              borderInlineStart: '2px solid',
              borderInlineStartColor: (theme) => theme.palette.divider,
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {sentenceOf(change, labels)}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              <Moment at={change.changed_at} />
            </Typography>
            {fieldChanges(change, labels).map((changed) => (
              <ChangedField
                key={changed.field}
                changed={changed}
                isInForm={changed.field in labels}
              />
            ))}
          </Box>
        ))}
      </Box>
      {(total ?? 0) > data.length && (
        <Button size="small" onClick={() => setShown(shown + BATCH_SIZE)}>
          {t('Show earlier changes')}
        </Button>
      )}
    </>
  );
}
