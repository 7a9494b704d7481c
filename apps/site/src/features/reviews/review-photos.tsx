import { REVIEW_PHOTOS_BUCKET } from '@expat-buddy/domain/review/photo-limits';
import type { Review } from '@expat-buddy/domain/review/types';
import { env } from '#lib/env.ts';
import { reviewMessages as text } from '#messages/reviews/reviews.ts';
import { GalleryTile } from '#ui/gallery/gallery-tile.tsx';
import { useGalleryViewer } from '#ui/gallery/use-gallery-viewer.tsx';

const publicUrl = (path: string) =>
  `${env.supabaseUrl.replace(/\/+$/, '')}/storage/v1/object/public/${REVIEW_PHOTOS_BUCKET}/${path}`;

export function ReviewPhotos({ review }: { review: Pick<Review, 'name' | 'photos'> }) {
  const [firstName = ''] = review.name.trim().split(/\s+/);
  const pictures = review.photos.map(({ path, caption }) => ({
    src: publicUrl(path),
    alt: text.photoBy(firstName, caption),
    caption: caption || text.photoBy(firstName, ''),
  }));
  const name = text.reviewOf(firstName);
  const gallery = useGalleryViewer(name, pictures);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul aria-label={text.photosOf(firstName)} className="mt-4 flex flex-wrap gap-2 print:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="size-24 overflow-hidden rounded-sm bg-sand sm:size-28">
            <GalleryTile
              picture={picture}
              name={name}
              index={index}
              gallery={gallery}
              sizes="7rem"
            />
          </li>
        ))}
      </ul>
      {gallery.viewer}
    </>
  );
}
