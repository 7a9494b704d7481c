import { ArrowLeft, ArrowRight } from 'lucide-react';
import { galleryMessages as text } from '#messages/controls/gallery.ts';
import { Button } from '#ui/button.tsx';
import { type GalleryPicture, usePictureTexts } from './gallery-picture.ts';

type RowButtonsProps = {
  current: number;
  count: number;
  name: string;
  picture: GalleryPicture | undefined;
  onShow: (index: number) => void;
};

const button = 'rounded-full! aria-disabled:opacity-40';

/** Previous and next with the position; at either end a button stays, so that focus is not lost. */
export default function RowButtons({
  current,
  count,
  name,
  picture = { src: '' },
  onShow,
}: RowButtonsProps) {
  const { alt } = usePictureTexts(picture, name, current);
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="outline"
        size="icon"
        aria-label={text.previous}
        aria-disabled={current === 0}
        onClick={() => onShow(current - 1)}
        className={button}
      >
        <ArrowLeft className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={text.next}
        aria-disabled={current === count - 1}
        onClick={() => onShow(current + 1)}
        className={button}
      >
        <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <p role="status" className="tabular ms-2 text-small text-muted">
        {text.position(current + 1, count)}
        <span className="sr-only">{text.described(alt)}</span>
      </p>
    </div>
  );
}
