import { picturePath, storedPhoto } from '@expat-buddy/domain/photo/image-url';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { editPath } from '#ui/record-paths.ts';

type Named = Pick<Row<'photos'>, 'id' | 'alt' | 'file_name' | 'status'>;

/** The path in the bucket of the library, if it is a photo of it. */
function libraryPath(address: string): string | undefined {
  const [library, path] = [storedPhoto(''), picturePath(address)];
  return path.startsWith(library) ? path.slice(library.length) : undefined;
}

function StoredPhoto({ path }: { path: string }) {
  const { data } = useGetList<Named>('photos', {
    filter: { path },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
    meta: { columns: 'id,alt,file_name,status' },
  });
  const photo = data?.[0];
  if (!photo) return '\u00a0';
  return (
    <>
      {photo.alt || photo.file_name || t('Not described yet')}
      {' · '}
      <MuiLink component={Link} to={editPath('photos', photo.id)} target="_blank">
        {photo.status === 'published' ? t('Edit the photo') : t('Describe and publish')}
      </MuiLink>
    </>
  );
}

export function ChosenPhoto({ address }: { address: string }) {
  const path = libraryPath(address);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
      {path === undefined ? (
        address.split('/').at(-1) || t('No photo yet.')
      ) : (
        <StoredPhoto path={path} />
      )}
    </Typography>
  );
}
