import { Box, Link, Typography } from '@mui/material';
import { storedSizes } from '#features/photos/stored-sizes.ts';
import { Moment } from '#ui/Moment.tsx';
import { addressOfFile, type Photo } from './photo.ts';

export function PhotoFacts({ photo }: { photo: Photo }) {
  const widths = storedSizes(photo).map(({ width }) => width);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box
        component="img"
        src={addressOfFile(photo.path)}
        alt={photo.alt || 'The photo, not described yet'}
        width={photo.width}
        height={photo.height}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          maxHeight: 320,
          objectFit: 'contain',
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.75 }}>
        {photo.file_name && `${photo.file_name}. `}
        {widths.length > 0 && `Stored ${widths.join(', ')} pixels wide. `}
        Uploaded <Moment at={photo.created_at} />.{' '}
        <Link href={addressOfFile(photo.path)} target="_blank" rel="noreferrer">
          Open the file
        </Link>
      </Typography>
    </Box>
  );
}
