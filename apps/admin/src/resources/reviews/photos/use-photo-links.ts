import { useQuery } from '@tanstack/react-query';
import { linkReviewPhotos, REVIEW_PHOTO_LINK_SECONDS } from '#providers/review-photos.ts';

/** Renewed before the links expire. */
const RENEW_MS = (REVIEW_PHOTO_LINK_SECONDS - 60) * 1000;

/** The addresses of a review's photos. */
export function usePhotoLinks(reviewId: string) {
  return useQuery({
    queryKey: ['review-photo-links', reviewId],
    queryFn: () => linkReviewPhotos([reviewId]),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    gcTime: 0,
  });
}
