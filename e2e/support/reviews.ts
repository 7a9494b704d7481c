// Reviews that came without a request, for tests that are not about how they are written.
import type { Database } from '@expat-buddy/domain/database.types';
import { server } from './api.ts';

type Tables = Database['public']['Tables'];
type Subject = Pick<Tables['review_subjects']['Insert'], 'travel_id' | 'activity_id'>;

/** @returns their ids, in order; delete them with `deleteReviews`. */
export async function addReviews(
  subject: Subject,
  reviews: Tables['reviews']['Insert'][],
): Promise<string[]> {
  const { data } = await server().from('reviews').insert(reviews).select('id').throwOnError();
  const ids = data.map(({ id }) => id);
  const subjects = ids.map((review_id) => ({ ...subject, review_id }));
  await server().from('review_subjects').insert(subjects).throwOnError();
  return ids;
}

export async function deleteReviews(ids: string[]): Promise<void> {
  await server().from('reviews').delete().in('id', ids).throwOnError();
}
