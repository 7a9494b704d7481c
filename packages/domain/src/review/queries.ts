import type { DatabaseClient } from '../supabase-client.ts';
import type { Review, ReviewSubject } from './types.ts';

/** The published reviews of a travel or an activity, the newest first. Throws the client's error. */
export async function listReviews(
  client: DatabaseClient,
  subject: ReviewSubject,
): Promise<Review[]> {
  const { data, error } = await client
    .from('reviews')
    .select('id,name,avatar_url,location,is_verified,visited_on,rating,comment')
    .match(subject)
    // The policy would also show unpublished ones to signed-in staff.
    .eq('status', 'published')
    .order('created_at', { ascending: false })
    .order('id', { ascending: true });
  if (error) throw error;
  return data.map(({ avatar_url, is_verified, visited_on, ...review }) => ({
    ...review,
    avatarUrl: avatar_url,
    verified: is_verified,
    date: visited_on ?? '',
  }));
}
