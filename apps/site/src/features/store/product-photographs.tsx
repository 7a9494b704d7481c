import type { Product } from '@expat-buddy/domain/product/types';
import { picturesOf } from '#lib/pictures/distinct-pictures.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { GalleryTile } from '#ui/gallery/gallery-tile.tsx';
import { useGalleryViewer } from '#ui/gallery/use-gallery-viewer.tsx';

/**
 * Photos that staff added, without `shown`. The project's drawings show a place, not the product,
 * so they are left out.
 */
export function ProductPhotographs({ product, shown }: { product: Product; shown?: string }) {
  const pictures = picturesOf(product)
    .filter((src) => src !== shown && !pictureLight(src))
    .map((src) => ({ src }));
  const gallery = useGalleryViewer(product.name, pictures);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="mt-5 flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="aspect-[4/3] w-40 overflow-hidden bg-sand">
            <GalleryTile
              picture={picture}
              name={product.name}
              index={index}
              gallery={gallery}
              sizes="10rem"
            />
          </li>
        ))}
      </ul>
      {gallery.viewer}
    </>
  );
}
