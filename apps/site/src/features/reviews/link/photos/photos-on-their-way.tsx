import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mayRetry } from '#lib/upload-file.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { Button } from '#ui/button.tsx';
import type { ReviewPhotos } from './use-review-photos.ts';

type PhotosOnTheirWayProps = { chosen: ReviewPhotos; onRetry: () => void; onFinish: () => void };

/** After the review was saved, while its photos are sent or if some could not be. */
export function PhotosOnTheirWay({ chosen, onRetry, onFinish }: PhotosOnTheirWayProps) {
  const { photos: text } = reviewLinkMessages;
  const { photos } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failed = photos.filter(({ state }) => state === 'failed');
  const isSending = photos.some(({ state }) => state === 'sending' || state === 'ready');
  const hasEnded = !isSending && failed.length > 0;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {text.sendingTitle}
      </h1>
      <p role="status" className="mt-5 max-w-[54ch] text-lead text-muted">
        {hasEnded ? text.notAll : text.sendingText}
      </p>
      <ul aria-label={text.list} className="mt-8 max-w-xl space-y-3">
        {photos.map(({ id, url, state, progress, failure }, index) => (
          <li key={id} className="flex items-center gap-4 rounded-md bg-sand p-2">
            <img src={url} alt="" className="size-16 shrink-0 rounded-sm object-cover" />
            <div className="min-w-0 flex-1">
              <p>{text.chosen(index + 1)}</p>
              {state === 'sending' && (
                <progress
                  aria-label={text.sending(index + 1)}
                  value={progress}
                  className="mt-1 h-2 w-full accent-sea"
                />
              )}
              {failure && (
                <p className="text-[0.92rem] font-medium text-danger">{text.failures[failure]}</p>
              )}
            </div>
            {state === 'sent' && (
              <CircleCheck className="me-2 size-5 text-green" aria-label={text.sent} />
            )}
          </li>
        ))}
      </ul>
      {hasEnded && (
        <div className="mt-6 flex flex-wrap gap-3">
          {failed.some(({ failure }) => mayRetry(failure)) && (
            <Button onClick={onRetry}>{text.retry}</Button>
          )}
          <Button variant="outline" onClick={onFinish}>
            {text.finish}
          </Button>
        </div>
      )}
    </>
  );
}
