import { withNewEntryIds } from '#features/trip-details/trip-form.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import type { TravelRecord } from './travel-record.ts';

/** `tipaza-copy`, then `tipaza-copy-2`, …, within the limit of an id. */
export function copyId(id: string, attempt: number): string {
  const stem = slugOf(id.replace(/-copy(-\d+)?$/, '').slice(0, 70));
  return attempt === 1 ? `${stem}-copy` : `${stem}-copy-${attempt}`;
}

/** A draft of everything, with new ids for its days, questions and pictures. */
export function copyOf(travel: TravelRecord, attempt: number) {
  const { created_at: _created, updated_at: _updated, ...fields } = travel;
  return {
    ...withNewEntryIds(fields),
    id: copyId(travel.id, attempt),
    title: `${travel.title.slice(0, 193)} (copy)`,
    status: 'draft' as const,
    is_featured: false,
    days: travel.days.map((day) => ({ ...day, id: crypto.randomUUID() })),
  };
}
