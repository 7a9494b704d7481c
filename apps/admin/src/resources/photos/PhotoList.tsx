import { Box, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { Outlet, useLocation } from 'react-router-dom';
import { DropOverlay } from '#features/photos/upload/DropOverlay.tsx';
import { FilesButton } from '#features/photos/upload/FilesButton.tsx';
import { UploadList } from '#features/photos/upload/UploadList.tsx';
import { uploadQueue } from '#features/photos/upload/uploads.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { PhotoBulkBar } from './PhotoBulkBar.tsx';
import { PhotoFilters } from './PhotoFilters.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

const DescribePhotosDialog = lazy(() => import('./descriptions/DescribePhotosDialog.tsx'));

function Describing({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { selectedIds, onSelect } = useListContext();
  const onSaved = (saved: string[]) => {
    onSelect(selectedIds.filter((id) => !saved.includes(String(id))));
    uploadQueue.dismiss(({ photo }) => photo !== undefined && saved.includes(photo.id));
  };
  return (
    <Suspense>
      <DescribePhotosDialog ids={ids} onSaved={onSaved} onClose={onClose} />
    </Suspense>
  );
}

function HowToUpload() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px', maxWidth: 720 }}>
        {t(
          'Drop files anywhere on this page, paste them, or use the button: JPEG, PNG, WebP, AVIF or HEIC up to 10 MB. Location and camera data are removed.',
        )}
      </Typography>
      <FilesButton
        isMultiple
        onFiles={uploadQueue.add}
        variant="contained"
        startIcon={<Upload size={18} />}
        sx={{ marginInlineStart: 'auto', width: { xs: '100%', sm: 'auto' } }}
      >
        {t('Upload photos')}
      </FilesButton>
    </Box>
  );
}

export default function PhotoList() {
  const { pathname } = useLocation();
  const [describedIds, setDescribedIds] = useState<readonly string[]>([]);
  return (
    <>
      <UrlListBase
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        queryOptions={readOptions}
      >
        <PageTitle title={t('Photos')} />
        <HowToUpload />
        <UploadList onDescribe={setDescribedIds} />
        <ListFrame
          head={<PhotoFilters />}
          bulk={<PhotoBulkBar onDescribe={setDescribedIds} />}
          empty={
            <NothingFound
              none={t(
                'There are no photos yet. Drop the first ones here: each stays a draft until you describe and publish it.',
              )}
              noneFitting={t('No photo matches the search and filters.')}
            />
          }
        >
          <PhotoGrid />
        </ListFrame>
        {describedIds.length > 0 && (
          <Describing ids={describedIds} onClose={() => setDescribedIds([])} />
        )}
      </UrlListBase>
      {/* Unless a drawer is open. */}
      <DropOverlay isOpen={/^\/photos\/?$/.test(pathname)} onFiles={uploadQueue.add} />
      <Outlet />
    </>
  );
}
