import { Typography } from '@mui/material';
import { ListBase } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { ListFrame } from '#layout/ListFrame.tsx';
import { NothingFound } from '#layout/NothingFound.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { readOptions } from '#layout/query-options.ts';
import { PhotoFilters } from './PhotoFilters.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { DropOverlay } from './upload/DropOverlay.tsx';
import { UploadList } from './upload/UploadList.tsx';

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
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          Drop files anywhere on this page, paste them, or use the button. JPEG, PNG, WebP or AVIF
          up to 10 MB. Where and with what a photo was taken is not stored.
        </Typography>
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
