import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { imageSources } from '#lib/pictures/image-sources.ts';
import { imageUrl } from '#lib/pictures/image-url.ts';
import { usePhotoDetails } from '#lib/pictures/photo-details.ts';
import { IMAGE_RETRIES, imageUrlOfAttempt } from './image-retry.ts';

type PictureProps = {
  src: string;
  /**
   * Empty if the text next to it says the same. A photo from the media library then uses its own.
   */
  alt: string;
  sizes: string;
  className?: string;
  /** Replaces the neutral picture when loading has failed. A hero has neither. */
  fallback?: ReactNode;
  /** Loads eagerly with high priority. */
  isPriority?: boolean;
  /** Shows all of the picture instead of cropping it. */
  isWhole?: boolean;
  /** The hero image only logs an error (specification, section 4). */
  hasRetries?: boolean;
};

/** A picture of another place would be mistaken for the missing one. */
const NO_PICTURE = '/shapes/no-picture.svg';

/**
 * Retries twice with a cache-busting query, then uses the fallback (specification, section 4).
 * Retries request the plain file, in case only one size is missing. Starts over when the connection is back.
 */
export function Picture(props: PictureProps) {
  // A new `src` resets the state without rendering the old picture again.
  return <PictureOf key={props.src} {...props} />;
}

function PictureOf({ hasRetries = true, isWhole = false, fallback, ...props }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const [round, setRound] = useState(0);
  const photo = usePhotoDetails(props.src);
  const plain = imageUrl(props.src);
  const substitute = fallback === undefined ? NO_PICTURE : null;
  const retries = hasRetries ? failures : 0;
  const hasGivenUp = plain === null || retries > IMAGE_RETRIES;

  // A prerendered image can fail before React attaches its listeners.
  const reportEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  }, []);

  // Retries what failed while the device was offline.
  useEffect(() => {
    if (failures === 0) return;
    const startOver = () => {
      setFailures(0);
      setRound(round + 1);
    };
    window.addEventListener('online', startOver);
    return () => window.removeEventListener('online', startOver);
  }, [failures, round]);

  const fail = () => {
    console.error(`Image failed to load (try ${failures + 1}): ${src}`);
    setFailures(failures + 1);
  };

  const src = hasGivenUp ? substitute : imageUrlOfAttempt(plain, retries);
  if (src === null || retries > IMAGE_RETRIES + 1) return fallback ?? null;
  const sources = retries === 0 ? imageSources(src) : [];

  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={props.sizes} />
      ))}
      <img
        key={`${round} ${src}`}
        ref={reportEarlyFailure}
        src={src}
        alt={props.alt || photo?.alt || ''}
        width={960}
        height={640}
        // A failed hero shows its sky instead of a broken image; its alternative text remains.
        className={failures > retries ? `${props.className} opacity-0` : props.className}
        // Illustrations are placed by their class.
        style={photo && !isWhole ? { objectPosition: photo.position } : undefined}
        loading={props.isPriority ? 'eager' : 'lazy'}
        fetchPriority={props.isPriority ? 'high' : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
}
