import { usePhotoDetails } from '#lib/pictures/photo-details.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { galleryMessages as text } from '#messages/controls/gallery.ts';

/** Empty or missing texts are those of the media library. */
export type GalleryPicture = { src: string; alt?: string; caption?: string };

type PictureTexts = { alt: string; caption: string; credit: string };

/** What is said about the picture at a position, counted from 0, in the gallery of a name. */
export function usePictureTexts(
  { src, alt, caption }: GalleryPicture,
  name: string,
  index: number,
): PictureTexts {
  const known = usePhotoDetails(src);
  const described = alt || known?.alt || '';
  return {
    alt: described || caption || known?.caption || text.picture(name, index + 1),
    caption: caption || known?.caption || described,
    credit: known?.credit.trim()
      ? text.photo(known.credit.trim())
      : pictureLight(src)
        ? text.illustration
        : '',
  };
}
