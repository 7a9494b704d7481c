import { IMAGE_RETRIES, imageUrlOfAttempt } from '@expat-buddy/domain/image/image-retry';
import { imageUrl } from '@expat-buddy/domain/image/image-url';
import { type ReactNode, useCallback, useState } from 'react';
import { imageSources } from '#lib/image-sources.ts';
import { usePictureAlt } from '#lib/photo-captions.ts';

type PictureProps = {
  src: string;
  /** Empty where the words beside it say it all; a photo of the library then brings its own. */
  alt: string;
  sizes: string;
  className?: string;
  /** Shown when nothing could be loaded, in place of the neutral picture. A hero has neither. */
  fallback?: ReactNode;
  /** The picture of the first screen: fetched at once and first. */
  isPriority?: boolean;
  /** The hero image only logs an error (spec section 4). */
  hasRetries?: boolean;
};

/** Of no place in particular: another place would pass for the missing one. */
const NO_PICTURE = '/shapes/no-picture.svg';

/**
 * A picture that is retried twice past the cache, then replaced (spec section 4). After a failure the
 * plain file is asked for, since a missing size must not hide a picture that exists.
 */
export function Picture(props: PictureProps) {
  // A new address starts over, without effects that would render the old picture once more.
  return <PictureOf key={props.src} {...props} />;
}

function PictureOf({ hasRetries = true, fallback, ...props }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const alt = usePictureAlt(props.src, props.alt);
  const plain = imageUrl(props.src);
  const substitute = fallback === undefined ? NO_PICTURE : null;
  const retries = hasRetries ? failures : 0;
  const hasGivenUp = plain === null || retries > IMAGE_RETRIES;

  // An image served with the page can have failed before React listens.
  const reportEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  }, []);

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
        key={src}
        ref={reportEarlyFailure}
        src={src}
        alt={alt}
        width={960}
        height={640}
        // A hero that failed is its sky, without the mark of a broken picture; its words are still read out.
        className={failures > retries ? `${props.className} opacity-0` : props.className}
        loading={props.isPriority ? 'eager' : 'lazy'}
        fetchPriority={props.isPriority ? 'high' : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
}
