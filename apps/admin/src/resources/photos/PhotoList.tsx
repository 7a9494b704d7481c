import { Box, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { ListBase } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { ListFrame } from '#layout/ListFrame.tsx';
import { NothingFound } from '#layout/NothingFound.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { readOptions } from '#layout/query-options.ts';
import { PhotoFilters } from './PhotoFilters.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { DropOverlay } from './upload/DropOverlay.tsx';
import { FilesButton } from './upload/FilesButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { uploadQueue } from './upload/uploads.ts';

function HowToUpload() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px', maxWidth: 720 }}>
        Drop files anywhere on this page, paste them, or use the button: JPEG, PNG, WebP or AVIF up
        to 10 MB. Where and with what a photo was taken is not stored.
      </Typography>
      <FilesButton
        isMultiple
        onFiles={uploadQueue.add}
        variant="contained"
        startIcon={<Upload size={18} />}
        sx={{ marginInlineStart: 'auto', width: { xs: '100%', sm: 'auto' } }}
      >
        Upload photos
      </FilesButton>
    </Box>
  );
}

export default function PhotoList() {
  return (
    <>
      <ListBase
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        storeKey={false}
        exporter={false}
        queryOptions={readOptions}
      >
        <PageTitle title="Photos" />
        <HowToUpload />
        <UploadList />
        <ListFrame
          head={<PhotoFilters />}
          empty={
            <NothingFound
              none="There are no photos yet. Drop the first ones here: each stays a draft until you describe and publish it."
              noneFitting="No photo fits the search and the filters."
            />
          }
        >
          <PhotoGrid />
        </ListFrame>
      </ListBase>
      <DropOverlay />
      <Outlet />
    </>
  );
}
