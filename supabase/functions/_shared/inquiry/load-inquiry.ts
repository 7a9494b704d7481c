import { NOTIFICATION_WINDOW_MS } from '@expat-buddy/domain/inquiry/limits';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { quoteList } from '@expat-buddy/domain/postgrest/quote';
import type { DatabaseClient, Row } from '@expat-buddy/domain/supabase-client';
import type { ServiceClient } from '../service-client.ts';
import { namesOfInquiryFiles } from './inquiry-files.ts';

/** A saved inquiry with the titles of the selection. */
export type SavedInquiry = {
  submission: Row<'contact_submissions'>;
  travels: string[];
  activities: string[];
  includesCamping: boolean;
  /** What the inquiry is about, if neither a travel nor an activity. */
  subject: string;
  /** The fields of its kind. */
  details: unknown;
  /** Without items if the visitor sent none. */
  plan: Plan;
  /** The names of the attached files. */
  files: string[];
};

const ID = /^[a-z0-9-]{1,100}$/;

async function titlesOf(
  db: DatabaseClient,
  table: 'travels' | 'activities',
  chosen: readonly string[],
): Promise<string[]> {
  // The ids are untrusted. Invalid ones would only make the request URL too long.
  const ids = chosen.filter((id) => ID.test(id));
  if (ids.length === 0) return [];
  const { data, error } = await db
    .from(table)
    .select('title')
    .filter('id', 'in', quoteList(ids))
    .order('title', { ascending: true });
  if (error) throw error;
  return data.map((row) => row.title);
}

/** Null if it does not exist or is too old: a leaked id must not send emails again. */
export async function loadInquiry(
  db: ServiceClient,
  id: string,
  maxAgeMs = NOTIFICATION_WINDOW_MS,
): Promise<SavedInquiry | null> {
  const { data: submission, error } = await db
    .from('contact_submissions')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!submission) return null;
  if (Date.now() - Date.parse(submission.created_at) > maxAgeMs) return null;

  const { data: selection, error: selectionError } = await db
    .from('inquiry_selections')
    .select('*')
    .eq('submission_id', id)
    .maybeSingle();
  if (selectionError) throw selectionError;
  const [travels, activities, files] = await Promise.all([
    titlesOf(db, 'travels', selection?.travel_ids ?? []),
    titlesOf(db, 'activities', selection?.activity_ids ?? []),
    namesOfInquiryFiles(db, id),
  ]);
  return {
    submission,
    travels,
    activities,
    includesCamping: selection?.includes_camping ?? false,
    subject: selection?.subject ?? '',
    details: selection?.details ?? {},
    plan: readPlan(selection?.plan),
    files,
  };
}
