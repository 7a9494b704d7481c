import { objectPosition } from '@expat-buddy/domain/photo/focal-point';
import { photoUrl, storedPhoto } from '@expat-buddy/domain/photo/image-url';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { smallestPath } from '#features/photos/stored-sizes.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { env } from '#providers/supabase.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { publicationNames } from '#ui/publication.ts';
import { type PictureChoice, PictureChoices } from './PictureChoices.tsx';
import type { PictureChoosing } from './picked-picture.ts';
import { FilesButton } from './upload/FilesButton.tsx';

type Photo = Row<'photos'>;

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

const choiceOf = (photo: Photo): PictureChoice => ({
  address: storedPhoto(photo.path),
  preview: photoUrl(env.supabaseUrl, smallestPath(photo)),
  position: objectPosition(photo),
  name: photo.alt || photo.file_name || t('Not described yet'),
  // The site shows the library's own text.
  alt: '',
  note: photo.status === 'published' ? undefined : publicationNames[photo.status],
});

type PhotoChoicesProps = PictureChoosing & {
  /** Photos that are shown above already. */
  isNew: (photoId: string) => boolean;
  onFiles: (files: File[]) => void;
};

/** The photo library, with its search. */
export function PhotoChoices({ isNew, onFiles, ...choosing }: PhotoChoicesProps) {
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(text.trim());
  const { data, total = 0, error, isPending, refetch } = usePhotos(search, pages);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <TextField
          label={t('Search photos')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <FilesButton
          isMultiple={choosing.isMultiple}
          onFiles={onFiles}
          variant="outlined"
          startIcon={<Upload size={18} />}
        >
          {choosing.isMultiple ? t('Upload photos') : t('Upload a photo')}
        </FilesButton>
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1.5, display: { xs: 'none', sm: 'block' } }}
      >
        {t('You can also drop or paste files here.')}
      </Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Skeleton variant="rounded" height={240} role="status" aria-label={t('Loading')} />
      )}
      {data?.length === 0 && (
        <p>{search ? t('No photo matches.') : t('There are no photos yet. Upload the first.')}</p>
      )}
      {data && (
        <PictureChoices choices={data.filter(({ id }) => !isNew(id)).map(choiceOf)} {...choosing} />
      )}
      {data && data.length < total && (
        <Button onClick={() => setPages(pages + 1)}>{t('Show more')}</Button>
      )}
    </>
  );
}
