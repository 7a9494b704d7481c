import { lazy, Suspense } from 'react';
import { galleryMessages as text } from '#messages/controls/gallery.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { useGalleryViewer } from './use-gallery-viewer.tsx';
import { pictureRowClass, usePictureRow } from './use-picture-row.ts';

// The first picture needs no buttons.
const RowButtons = lazy(() => import('./row-buttons.tsx'));

type GallerySliderProps = { name: string; pictures: GalleryPicture[]; sizes: string };

const slide = 'arch-sky aspect-[3/2] w-full shrink-0 snap-start overflow-hidden';

/** One picture at a time, the first with priority. */
export function GallerySlider({ name, pictures, sizes }: GallerySliderProps) {
  const gallery = useGalleryViewer(name, pictures);
  const { current, show, onKeyDown, rowProps } = usePictureRow(pictures.length);
  const tile = { name, gallery, sizes };
  const [first] = pictures;

  if (first === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div className={slide}>
        <GalleryTile picture={first} index={0} isPriority {...tile} />
        {gallery.viewer}
      </div>
    );
  }
  return (
    <section aria-label={text.label(name)}>
      <ul
        {...rowProps}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the row
        tabIndex={0}
        aria-label={text.label(name)}
        onKeyDown={onKeyDown}
        className={pictureRowClass}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className={slide}>
            <GalleryTile picture={picture} index={index} isPriority={index === 0} {...tile} />
          </li>
        ))}
      </ul>
      <div className="mt-3 print:hidden">
        <Suspense fallback={<div className="min-h-11" />}>
          <RowButtons
            current={current}
            count={pictures.length}
            name={name}
            picture={pictures[current]}
            onShow={show}
          />
        </Suspense>
      </div>
      {gallery.viewer}
    </section>
  );
}
