import type { Row } from '@expat-buddy/domain/supabase-client';
import { inAlgiersWords } from './algiers-time.ts';

export type Slide = Row<'hero_slides'>;
type Period = Pick<Slide, 'starts_at' | 'ends_at'>;

/** Where a published slide stands in its period: as the database's policy for visitors sees it. */
export function periodState({ starts_at, ends_at }: Period, now = Date.now()) {
  if (starts_at && Date.parse(starts_at) > now) return 'waits';
  if (ends_at && Date.parse(ends_at) <= now) return 'over';
  return 'shows';
}

/** The period in words: "From 1 Oct 2026, 08:00 until …". Empty when it has no bounds. */
export function periodWords({ starts_at, ends_at }: Period): string {
  const from = starts_at && `From ${inAlgiersWords(starts_at)}`;
  const until = ends_at && `${from ? 'until' : 'Until'} ${inAlgiersWords(ends_at)}`;
  const words = [from, until].filter(Boolean).join(' ');
  return words && `${words}, Algiers time`;
}
