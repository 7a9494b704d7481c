import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useRvMessages } from '#lib/messages/rv-messages.ts';
import { usePictureAlt } from '#lib/photo-captions.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

type VehicleGalleryProps = { name: string; pictures: string[] };

const sizes = '(min-width: 82rem) 50rem, (min-width: 64rem) 62vw, 100vw';
const slide = 'arch-sky aspect-[3/2] w-full shrink-0 snap-start overflow-hidden';

export function VehicleGallery({ name, pictures }: VehicleGalleryProps) {
  const { gallery: text } = useRvMessages();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = pictures.length - 1;
  const [first] = pictures;

  if (first === undefined) return null;
  if (last === 0) {
    return (
      <div className={slide}>
        <GalleryPicture src={first} alt={text.picture(name, 1)} isPriority />
      </div>
    );
  }

  const show = (index: number) => {
    const target = row.current?.children[Math.max(0, Math.min(last, index))];
    // offsetLeft is relative to the row, and negative in right-to-left pages.
    if (target instanceof HTMLElement) row.current?.scrollTo({ left: target.offsetLeft });
  };
  const noteScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const followKeys = (event: KeyboardEvent<HTMLUListElement>) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    const target = { Home: 0, End: last }[event.key] ?? (step && current + step);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return (
    <section aria-label={text.label(name)}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the row
        tabIndex={0}
        aria-label={text.label(name)}
        onScroll={noteScroll}
        onKeyDown={followKeys}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((src, index) => (
          <li key={src} className={slide}>
            <GalleryPicture
              src={src}
              alt={text.picture(name, index + 1)}
              isPriority={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={text.previous}
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
          className="rounded-full! aria-disabled:opacity-40"
        >
          <ArrowLeft className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={text.next}
          aria-disabled={current === last}
          onClick={() => show(current + 1)}
          className="rounded-full! aria-disabled:opacity-40"
        >
          <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        <p role="status" className="tabular ms-2 text-small text-muted">
          {text.position(current + 1, pictures.length)}
        </p>
      </div>
    </section>
  );
}

function GalleryPicture(props: { src: string; alt: string; isPriority: boolean }) {
  const alt = usePictureAlt(props.src, '') || props.alt;
  return (
    <Picture
      {...props}
      alt={alt}
      sizes={sizes}
      className="size-full object-cover dark:brightness-90"
    />
  );
}
