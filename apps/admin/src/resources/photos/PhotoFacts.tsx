import { Link, Typography } from '@mui/material';
import { storedSizes } from '#features/photos/stored-sizes.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { addressOfFile, type Photo } from './photo.ts';

export function PhotoFacts({ photo }: { photo: Photo }) {
  const widths = storedSizes(photo).map(({ width }) => width);
  return (
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1, mb: 1.5 }}>
      {photo.file_name && `${photo.file_name}. `}
      {widths.length > 0 && `${t('Stored {widths} pixels wide.', { widths: widths.join(', ') })} `}
      {rich('Uploaded {moment}.', { moment: <Moment key="moment" at={photo.created_at} /> })}{' '}
      <Link href={addressOfFile(photo.path)} target="_blank" rel="noreferrer">
        {t('Open the file')}
      </Link>
    </Typography>
  );
}
