import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { t } from '#i18n/t.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isActive, type Upload } from './upload-queue.ts';
import { uploadQueue, useUploads } from './uploads.ts';

function outcome(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const active = uploads.filter(isActive).length;
  const wrong = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const parts = [t('{done} of {count} uploaded', { done, count: uploads.length })];
  if (active > 0) parts.push(t('{active} on the way', { active }));
  if (wrong > 0) parts.push(t('{wrong} not taken', { wrong }));
  return `${parts.join(', ')}.`;
}

export function UploadList({ onDescribe }: { onDescribe: (photoIds: string[]) => void }) {
  const uploads = useUploads();
  const stored = uploads.flatMap(({ photo }) => photo?.id ?? []);
  const id = useId();
  return (
    <>
      <VisuallyHidden role="status">{uploads.length > 0 ? outcome(uploads) : ''}</VisuallyHidden>
      {uploads.length > 0 && (
        <Card component="section" aria-labelledby={id} sx={{ mb: 2, px: 2, py: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2" id={id}>
              {t('Uploads')}
            </Typography>
            <Typography variant="body2" color="text.secondary" aria-hidden="true">
              {outcome(uploads)}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
              {stored.length > 1 && (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => onDescribe(stored)}
                  aria-haspopup="dialog"
                >
                  {t('Describe {count, plural, one {# photo} other {# photos}}', {
                    count: stored.length,
                  })}
                </Button>
              )}
              <Button
                size="small"
                disabled={uploads.every(isActive)}
                onClick={() => uploadQueue.dismiss((upload) => !isActive(upload))}
              >
                {t('Clear finished')}
              </Button>
            </Box>
          </Box>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
          >
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </Box>
        </Card>
      )}
    </>
  );
}
