import { Images } from 'lucide-react';
import { galleryMessages as text } from '#messages/controls/gallery.ts';
import { Button } from '#ui/button.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { useGalleryViewer } from './use-gallery-viewer.tsx';

type GalleryMosaicProps = { name: string; pictures: GalleryPicture[] };

/** From this width on, one large picture and up to three beside it; below, a row to swipe. */
const SHOWN = 4;

const shapes: Record<number, { frame: string; first: string; other: string }> = {
  1: { frame: 'sm:aspect-[2/1]', first: 'sm:col-span-12', other: '' },
  2: { frame: 'sm:aspect-[3/1]', first: 'sm:col-span-6', other: 'sm:col-span-6' },
  3: {
    frame: 'sm:aspect-[2/1]',
    first: 'sm:col-span-8 sm:row-span-6',
    other: 'sm:col-span-4 sm:row-span-3',
  },
  4: {
    frame: 'sm:aspect-[2/1]',
    first: 'sm:col-span-9 sm:row-span-6',
    other: 'sm:col-span-3 sm:row-span-2',
  },
};

export function GalleryMosaic({ name, pictures }: GalleryMosaicProps) {
  const gallery = useGalleryViewer(name, pictures);
  const shape = shapes[Math.min(pictures.length, SHOWN)];
  if (!shape) return null;
  return (
    <section aria-label={text.label(name)}>
      <ul
        className={`max-sm:-mx-(--gutter) max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:[scrollbar-width:none] gap-2 sm:grid sm:grid-cols-12 ${pictures.length < 3 ? 'sm:grid-rows-1' : 'sm:grid-rows-6'} ${shape.frame}`}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={`arch-sky relative min-h-0 overflow-hidden max-sm:aspect-[3/2] max-sm:shrink-0 max-sm:snap-start ${pictures.length === 1 ? 'max-sm:w-full' : 'max-sm:w-[84%]'} ${index === 0 ? shape.first : shape.other} ${index < SHOWN ? '' : 'sm:hidden'}`}
          >
            <GalleryTile
              picture={picture}
              name={name}
              index={index}
              gallery={gallery}
              sizes={`(min-width: 64rem) ${index === 0 ? '43rem' : '20rem'}, ${index === 0 ? '84vw' : '(min-width: 40rem) 32vw, 84vw'}`}
            />
          </li>
        ))}
      </ul>
      {pictures.length > SHOWN && (
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          onPointerEnter={gallery.preload}
          onFocus={gallery.preload}
          onClick={({ currentTarget }) => gallery.open(0, currentTarget)}
          className="-ms-3 mt-1 px-3!"
        >
          <Images className="size-4.5 shrink-0" aria-hidden="true" />
          {text.all(pictures.length)}
        </Button>
      )}
      {gallery.viewer}
    </section>
  );
}
