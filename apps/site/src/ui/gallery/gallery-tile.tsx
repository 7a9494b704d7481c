import { galleryMessages as text } from '#messages/controls/gallery.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { type GalleryPicture, usePictureTexts } from './gallery-picture.ts';
import type { GalleryOpener } from './use-gallery-viewer.tsx';

type GalleryTileProps = {
  picture: GalleryPicture;
  name: string;
  index: number;
  gallery: GalleryOpener;
  sizes: string;
  isPriority?: boolean;
};

/** A picture that opens the full-screen viewer. It fills its parent, which sets the aspect ratio. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, name, index, gallery, sizes, isPriority = false } = props;
  const { alt } = usePictureTexts(picture, name, index);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={text.enlarge(alt)}
      onPointerEnter={gallery.preload}
      onFocus={gallery.preload}
      onClick={({ currentTarget }) => gallery.open(index, currentTarget)}
      className="group/tile block size-full cursor-zoom-in! overflow-hidden -outline-offset-4"
    >
      <Picture
        src={picture.src}
        alt={alt}
        sizes={sizes}
        isPriority={isPriority}
        className="size-full object-cover transition-transform duration-700 ease-calm group-hover/tile:scale-[1.03] dark:brightness-90"
      />
    </button>
  );
}
