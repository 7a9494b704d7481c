import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from '#lib/hooks/use-close-on-back.ts';
import { galleryMessages as text } from '#messages/controls/gallery.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { type GalleryPicture, usePictureTexts } from './gallery-picture.ts';
import RowButtons from './row-buttons.tsx';
import { pictureRowClass, usePictureRow } from './use-picture-row.ts';

type GalleryViewerProps = {
  name: string;
  pictures: GalleryPicture[];
  /** The index of the picture to begin with. */
  start: number;
  onClose: () => void;
};

/** Full screen. Swiping is scrolling, so that pinching zooms as everywhere. */
export default function GalleryViewer({ name, pictures, start, onClose }: GalleryViewerProps) {
  const { common } = baseMessages;
  const dialog = useRef<HTMLDialogElement>(null);
  const { current, show, onKeyDown, rowProps } = usePictureRow(pictures.length, start);
  const close = useCloseOnBack(true, () => {
    // While it is open, nothing outside can take focus.
    dialog.current?.close();
    onClose();
  });
  const opened = useRef({ show, start });

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    opened.current.show(opened.current.start, 'instant');
  }, []);
  useEffect(() => {
    // Turning a phone keeps the picture.
    const keep = () => show(current, 'instant');
    window.addEventListener('resize', keep);
    return () => window.removeEventListener('resize', keep);
  });

  return (
    <dialog
      ref={dialog}
      aria-label={text.label(name)}
      data-holds-page
      data-covers-page
      data-state="open"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onKeyDown={(event) => {
        // WebKit would frame the whole window after a click too.
        if (event.key === 'Tab') event.currentTarget.dataset.tabbed = '';
        onKeyDown(event);
      }}
      className="dark fixed inset-0 m-0 flex size-full max-h-none max-w-none flex-col bg-paper text-ink print:hidden"
    >
      <ul
        {...rowProps}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog's first focus, for the arrow keys
        tabIndex={0}
        aria-label={text.label(name)}
        className={`${pictureRowClass} min-h-0 flex-1 -outline-offset-4 in-[dialog:not([data-tabbed])]:outline-none`}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className="w-full shrink-0 snap-center snap-always"
            aria-hidden={index !== current}
          >
            {Math.abs(index - current) <= 1 && <Slide {...{ picture, name, index }} />}
          </li>
        ))}
      </ul>
      <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-8 gap-y-1 px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <PictureCaption picture={pictures[current]} name={name} index={current} />
        {pictures.length > 1 && (
          <RowButtons
            current={current}
            count={pictures.length}
            name={name}
            picture={pictures[current]}
            onShow={show}
          />
        )}
      </div>
      <Button
        variant="paper"
        size="icon"
        aria-label={common.close}
        onClick={close}
        className="absolute end-3 top-[max(0.75rem,env(safe-area-inset-top))] rounded-full! shadow-lg"
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </dialog>
  );
}

type SlideProps = { picture: GalleryPicture; name: string; index: number };

function Slide({ picture, name, index }: SlideProps) {
  const { alt } = usePictureTexts(picture, name, index);
  return (
    <Picture
      src={picture.src}
      alt={alt}
      sizes="100vw"
      // The next one too, before it is shown.
      isPriority
      isWhole
      className="size-full object-contain"
    />
  );
}

function PictureCaption(props: Omit<SlideProps, 'picture'> & { picture?: GalleryPicture }) {
  const { picture = { src: '' }, name, index } = props;
  const { alt, caption, credit } = usePictureTexts(picture, name, index);
  return (
    <p className="min-h-[2lh] max-w-[70ch] min-w-0 flex-1 basis-64 text-small leading-snug">
      {/* Already the picture's alternative text. */}
      <span aria-hidden={caption === alt}>{caption}</span>
      {credit && <span className="block text-muted">{credit}</span>}
    </p>
  );
}
