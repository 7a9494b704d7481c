import type { DatabaseClient } from '../supabase-client.ts';
import type { Review } from './review.ts';

/** The published reviews of a travel, the newest first. Throws the client's error. */
export async function listReviewsOfTravel(
  client: DatabaseClient,
  travelId: string,
): Promise<Review[]> {
  const { data, error } = await client
    .from('reviews')
    .select('id,name,avatar_url,location,is_verified,visited_on,rating,comment')
    .eq('travel_id', travelId)
    // The policy says the same to visitors; staff who are signed in see more.
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
