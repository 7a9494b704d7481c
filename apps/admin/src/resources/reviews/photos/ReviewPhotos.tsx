import { Box } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import type { ReviewRecord } from '../review.ts';
import { ReviewPhotoItem } from './ReviewPhotoItem.tsx';
import { usePhotoLinks } from './use-photo-links.ts';

const PhotoViewer = lazy(() => import('./PhotoViewer.tsx'));

/** The photos of a review; nothing without any. */
export function ReviewPhotos({ review }: { review: ReviewRecord }) {
  return review.photos.length === 0 ? null : <PhotosOf review={review} />;
}

function PhotosOf({ review }: { review: ReviewRecord }) {
  const { data: links, error, refetch } = usePhotoLinks(review.id);
  const [shown, setShown] = useState<number>();
  const photos = review.photos.toSorted((one, other) => one.position - other.position);
  return (
    <>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <Box
        component="ul"
        aria-label={t('Photos of the review of {name}', { name: review.name })}
        sx={{
          listStyle: 'none',
          m: 0,
          my: 1.5,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          maxWidth: 760,
        }}
      >
        {photos.map((photo, index) => (
          <ReviewPhotoItem
            key={photo.id}
            photo={photo}
            number={index + 1}
            review={review}
            url={links?.get(photo.id)}
            onOpen={() => setShown(index)}
          />
        ))}
      </Box>
      <Suspense fallback={null}>
        {shown !== undefined && (
          <PhotoViewer
            name={review.name}
            photos={photos.map(({ id, caption }) => ({ caption, url: links?.get(id) }))}
            start={shown}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
