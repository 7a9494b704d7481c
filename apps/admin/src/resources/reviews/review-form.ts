import { asText } from '#ui/inputs/form-text.ts';

export type Subject = { kind: 'travel' | 'activity'; id: string };

/** The saved record: the text as written, about one subject. */
export function reviewToSave(values: Record<string, unknown>): Record<string, unknown> {
  const { kind, id } = values.subject as Subject;
  return {
    [kind === 'travel' ? 'travel_id' : 'activity_id']: id,
    name: asText(values.name),
    location: asText(values.location),
    avatar_url: asText(values.avatar_url),
    rating: values.rating,
    visited_on: asText(values.visited_on) || null,
    comment: asText(values.comment),
  };
}
