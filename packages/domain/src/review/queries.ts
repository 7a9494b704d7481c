import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { ReviewReport } from './schema.ts';
import type {
  NamedSubject,
  Review,
  ReviewCounts,
  ReviewPhoto,
  ReviewSubject,
  SubjectKind,
} from './types.ts';

const SUBJECTS =
  'travel:travels(id,title~),activity:activities(id,title~),vehicle:vehicles(id,title:name~),service:services(id,title~)';
const COLUMNS = `id,name,avatar_url,location,is_verified,visited_month,rating,comment,answer,subjects:review_subjects(${SUBJECTS}),photos:review_photos(id,position,caption,width,height,path:public_path,is_public)`;

type Named = { id: string; title: string } | null;
type SubjectRow = Record<SubjectKind, Named>;
type PhotoRow = ReviewPhoto & { position: number; is_public: boolean };
type ReviewRow = {
  id: string;
  name: string;
  avatar_url: string;
  location: string;
  is_verified: boolean;
  visited_month: string | null;
  rating: number;
  comment: string;
  answer: string;
  subjects: SubjectRow[];
  photos: PhotoRow[];
};

const kinds: readonly SubjectKind[] = ['travel', 'activity', 'vehicle', 'service'];

function subjectsOf(rows: readonly SubjectRow[]): NamedSubject[] {
  return rows.flatMap((row) =>
    kinds.flatMap((kind) => {
      const named = row[kind];
      return named ? [{ kind, ...named }] : [];
    }),
  );
}

// The policy would also show the others to signed-in staff.
function photosOf(rows: readonly PhotoRow[]): ReviewPhoto[] {
  return rows
    .filter(({ is_public }) => is_public)
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, is_public: __, ...photo }) => photo);
}

function reviewOf(row: ReviewRow): Review {
  const { avatar_url, is_verified, visited_month, subjects, photos, ...rest } = row;
  return {
    ...rest,
    avatarUrl: avatar_url,
    verified: is_verified,
    date: visited_month ?? '',
    subjects: subjectsOf(subjects),
    photos: photosOf(photos),
  };
}

/** The published reviews of a travel, activity, vehicle or service, the newest first. Throws the client's error. */
export async function listReviews(
  client: DatabaseClient,
  { kind, id }: ReviewSubject,
): Promise<Review[]> {
  const { data, error } = await client
    .from('review_subjects')
    .select(translatedColumns(client, `review:reviews!inner(${COLUMNS})`))
    .eq(`${kind}_id`, id)
    // The policy would also show unpublished ones to signed-in staff.
    .eq('review.status', 'published')
    .order('created_at', { ascending: false })
    .order('id', { ascending: true })
    .overrideTypes<{ review: ReviewRow }[], { merge: false }>();
  if (error) throw error;
  return inLanguage(data).map(({ review }) => reviewOf(review));
}

/** The published reviews of any service, the newest first. Throws the client's error. */
export async function listServiceReviews(client: DatabaseClient): Promise<Review[]> {
  const { data, error } = await client
    .from('review_subjects')
    .select(translatedColumns(client, `review:reviews!inner(${COLUMNS})`))
    .not('service_id', 'is', null)
    .eq('review.status', 'published')
    .order('created_at', { ascending: false })
    .order('id', { ascending: true })
    .overrideTypes<{ review: ReviewRow }[], { merge: false }>();
  if (error) throw error;
  const reviews = new Map(inLanguage(data).map(({ review }) => [review.id, reviewOf(review)]));
  return [...reviews.values()];
}

/** One page of all published reviews, the newest first. Throws the client's error. */
export async function listLatestReviews(client: DatabaseClient, most: number): Promise<Review[]> {
  const { data, error } = await client
    .from('reviews')
    .select(translatedColumns(client, COLUMNS))
    .eq('status', 'published')
    .order('created_at', { ascending: false })
    .order('id', { ascending: true })
    .limit(most)
    .overrideTypes<ReviewRow[], { merge: false }>();
  if (error) throw error;
  return inLanguage(data).map(reviewOf);
}

/** Throws the client's error. */
export async function countReviews(client: DatabaseClient): Promise<ReviewCounts> {
  const { data, error } = await client.rpc('review_counts');
  if (error) throw error;
  return data as ReviewCounts;
}

/** Reports a published review. @returns 'too many' when the limit is reached. Throws other errors. */
export async function reportReview(
  client: DatabaseClient,
  review: string,
  report: ReviewReport,
): Promise<'sent' | 'too many'> {
  const { error, status } = await client
    .from('review_reports')
    .insert({ review_id: review, ...report });
  if (status === 429) return 'too many';
  if (error) throw error;
  return 'sent';
}
