import type { GalleryImage } from '@expat-buddy/domain/trip/types';
import { imageUrl } from '#lib/pictures/image-url.ts';
import { GalleryMosaic } from '#ui/gallery/gallery-mosaic.tsx';

type TripGalleryProps = { title: string; images: GalleryImage[] };

/** Each picture once, also when staff added it twice. */
export function TripGallery({ title, images }: TripGalleryProps) {
  const pictures = new Map(
    images.flatMap(({ image, alt, caption }) => {
      const src = imageUrl(image);
      return src === null ? [] : [[src, { src, alt, caption }] as const];
    }),
  );
  if (pictures.size === 0) return null;
  return (
    <div className="mt-12 print:hidden">
      <GalleryMosaic name={title} pictures={[...pictures.values()]} />
    </div>
  );
}
