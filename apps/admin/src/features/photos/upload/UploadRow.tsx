import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { editPath } from '#ui/record-paths.ts';
import { isActive, type Upload } from './upload-queue.ts';
import { uploadQueue } from './uploads.ts';

const HEIC = /\.hei[cf]$/i;

function stateLabel({ name, state, share, sentence }: Upload): string {
  switch (state) {
    case 'waiting':
      return t('Waiting');
    case 'preparing':
      return HEIC.test(name) ? t('Converting the HEIC photo') : t('Resizing');
    case 'sending':
      return share < 1 ? `${Math.floor(share * 100)} % sent` : t('Saving');
    case 'done':
      return t('Added to the library as a draft');
    case 'cancelled':
      return t('Cancelled. Nothing was stored.');
    default:
      return sentence ?? t('The upload failed.');
  }
}

function Act({ upload }: { upload: Upload }) {
  const { key, name, state, photo } = upload;
  if (isActive(upload)) {
    return (
      <Button
        size="small"
        onClick={() => uploadQueue.cancel(key)}
        aria-label={t('Cancel {name}', { name })}
      >
        {t('Cancel')}
      </Button>
    );
  }
  if (photo) {
    return (
      <Button
        size="small"
        component={Link}
        to={editPath('photos', photo.id)}
        aria-label={t('Describe {name}', { name })}
      >
        {t('Describe')}
      </Button>
    );
  }
  if (state === 'refused') return null;
  return (
    <Button
      size="small"
      onClick={() => uploadQueue.retry(key)}
      aria-label={t('Try {name} again', { name })}
    >
      {t('Try again')}
    </Button>
  );
}

export function UploadRow({ upload }: { upload: Upload }) {
  const { name, state, share } = upload;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 56, py: 0.5 }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography variant="body2" color={isWrong ? 'error' : 'text.secondary'}>
          {stateLabel(upload)}
        </Typography>
        {(state === 'preparing' || state === 'sending') && (
          <LinearProgress
            aria-label={t('Upload of {name}', { name })}
            variant={state === 'preparing' ? 'indeterminate' : 'determinate'}
            value={Math.floor(share * 100)}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        )}
      </Box>
      <Act upload={upload} />
    </Box>
  );
}
