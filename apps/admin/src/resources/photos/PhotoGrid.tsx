import { objectPosition } from '@expat-buddy/domain/photo/focal-point';
import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { smallestPath } from '#features/photos/stored-sizes.ts';
import { t } from '#i18n/t.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PublicationField } from '#ui/PublicationField.tsx';
import { editPath } from '#ui/record-paths.ts';
import { addressOfFile, type ListedPhoto } from './photo.ts';

const UNDESCRIBED = t('Not described yet');

const nameOf = ({ alt, file_name }: ListedPhoto) => alt || file_name || UNDESCRIBED;

function PhotoCard({ photo }: { photo: ListedPhoto }) {
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Picture
        src={addressOfFile(smallestPath(photo))}
        width="100%"
        position={objectPosition(photo)}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 4,
          insetInlineStart: 4,
          zIndex: 1,
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <SelectRow id={photo.id} name={nameOf(photo)} />
      </Box>
      <MuiLink
        component={Link}
        to={editPath('photos', photo.id)}
        underline="hover"
        sx={{
          mt: 0.75,
          fontWeight: 500,
          color: photo.alt ? 'text.primary' : 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          // Makes the whole card clickable.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {nameOf(photo)}
      </MuiLink>
      {!photo.alt && photo.file_name && (
        <Typography variant="caption" color="text.secondary" component="div">
          {UNDESCRIBED}
        </Typography>
      )}
      {photo.credit && (
        <Typography variant="caption" color="text.secondary" noWrap component="div">
          {photo.credit}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
        <PublicationField status={photo.status} />
        {photo.is_used && <Chip size="small" variant="outlined" label={t('Used')} />}
      </Box>
    </Box>
  );
}

export function PhotoGrid() {
  const { data } = useListContext<ListedPhoto>();
  return (
    <Box
      component="ul"
      aria-label={t('Photos')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 45%), 1fr))',
      }}
    >
      {data?.map((photo) => (
        <PhotoCard key={photo.id} photo={photo} />
      ))}
    </Box>
  );
}
