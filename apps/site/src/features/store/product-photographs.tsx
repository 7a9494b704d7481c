import type { Product } from '@expat-buddy/domain/product/types';
import { picturesOf } from '#lib/distinct-pictures.ts';
import { useStoreMessages } from '#lib/messages/store-messages.ts';
import { usePictureAlt } from '#lib/photo-captions.ts';
import { pictureLight } from '#lib/picture-light.ts';
import { Picture } from '#ui/picture.tsx';

/**
 * Photos that staff added, without `shown`. The project's drawings show a place, not the product,
 * so they are left out.
 */
export function ProductPhotographs({ product, shown }: { product: Product; shown?: string }) {
  const { item: text } = useStoreMessages();
  const photographs = picturesOf(product).filter((src) => src !== shown && !pictureLight(src));
  if (photographs.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-3">
      {photographs.map((src, index) => (
        <li key={src} className="aspect-[4/3] w-40 overflow-hidden bg-sand">
          <Photograph src={src} alt={text.picture(product.name, index + 1)} />
        </li>
      ))}
    </ul>
  );
}

function Photograph({ src, alt }: { src: string; alt: string }) {
  const described = usePictureAlt(src, '') || alt;
  return <Picture src={src} alt={described} sizes="10rem" className="size-full object-cover" />;
}
