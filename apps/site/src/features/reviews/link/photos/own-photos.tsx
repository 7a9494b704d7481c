import type { OwnReviewPhoto } from '@expat-buddy/domain/review/types';
import { env } from '#lib/env.ts';
import { reviewLinkMessages } from '#messages/reviews/review-link.ts';
import { reviewMessages } from '#messages/reviews/reviews.ts';

/** What its author sees of the photos of a review. */
export function OwnPhotos({ photos }: { photos: readonly OwnReviewPhoto[] }) {
  const { photos: text } = reviewLinkMessages;
  const { rules } = reviewMessages;
  const arrived = photos.filter(({ url }) => url !== null);
  const missing = photos.length - arrived.length;
  const storage = `${env.supabaseUrl.replace(/\/+$/, '')}/storage/v1`;
  return (
    <>
      {arrived.length > 0 && (
        <ul aria-label={text.own} className="mt-4 flex flex-wrap gap-3">
          {arrived.map(({ id, url, caption, rejection_reason: reason }, index) => (
            <li key={id} className="w-32 text-small">
              <img
                src={`${storage}${url}`}
                alt={caption || text.chosen(index + 1)}
                referrerPolicy="no-referrer"
                className={`size-32 rounded-sm bg-sand object-cover ${reason ? 'opacity-50' : ''}`}
              />
              {reason && <p className="mt-1 text-muted">{text.leftOut(rules[reason])}</p>}
            </li>
          ))}
        </ul>
      )}
      {missing > 0 && <p className="mt-3 text-small text-muted">{text.missing(missing)}</p>}
    </>
  );
}
