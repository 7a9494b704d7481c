import { photoUrl } from '@expat-buddy/domain/photo/sizes';
import type { Row } from '@expat-buddy/domain/supabase-client';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { Upload } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { smallestPath } from '#features/photos/stored-sizes.ts';
import { readOptions } from '#providers/read-options.ts';
import { env } from '#providers/supabase.ts';
import { Picture } from '#ui/Picture.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { publicationNames } from '#ui/publication.ts';
import { FilesButton } from './upload/FilesButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { uploadQueue } from './upload/uploads.ts';

type Photo = Row<'photos'>;
type PhotoPickerProps = { onClose: () => void; onPick: (address: string) => void };

const PER_PAGE = 24;

function usePhotos(search: string, pages: number) {
  return useGetList<Photo>(
    'photos',
    {
      pagination: { page: 1, perPage: pages * PER_PAGE },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { q: search },
    },
    { ...readOptions, placeholderData: (former) => former },
  );
}

function Choices({ photos, onPick }: { photos: Photo[]; onPick: (address: string) => void }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 45%), 1fr))',
      }}
    >
      {photos.map((photo) => (
        <li key={photo.id}>
          <ButtonBase
            onClick={() => onPick(photoUrl(env.supabaseUrl, photo.path))}
            sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 1 }}
          >
            <Picture src={photoUrl(env.supabaseUrl, smallestPath(photo))} width="100%" />
            <Typography
              variant="caption"
              component="div"
              sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
            >
              {photo.alt || photo.file_name || 'Not described yet'}
              {photo.status !== 'published' && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${publicationNames[photo.status]}`}
                </Box>
              )}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

export default function PhotoPicker({ onClose, onPick }: PhotoPickerProps) {
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(text.trim());
  const { data, total = 0, error, isPending, refetch } = usePhotos(search, pages);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Choose a photo</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
          <TextField
            label="Search photos"
            value={text}
            onChange={(event) => setText(event.target.value)}
            sx={{ flex: '1 1 220px' }}
          />
          <FilesButton
            isMultiple
            onFiles={uploadQueue.add}
            variant="outlined"
            startIcon={<Upload size={18} />}
          >
            Upload photos
          </FilesButton>
        </Box>
        <UploadList />
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {isPending && (
          <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />
        )}
        {data?.length === 0 && (
          <p>{search ? 'No photo matches.' : 'There are no photos yet. Upload the first.'}</p>
        )}
        {data && <Choices photos={data} onPick={onPick} />}
        {data && data.length < total && (
          <Button onClick={() => setPages(pages + 1)}>Show more</Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
