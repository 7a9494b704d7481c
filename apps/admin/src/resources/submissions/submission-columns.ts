import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import type { CsvColumn } from '#features/export/csv.ts';
import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { submissionFields } from '#providers/data/tables.ts';
import { supabase } from '#providers/supabase.ts';
import { SLUG_PATTERN } from '#ui/inputs/slug.ts';
import { type SubmissionRecord, statusName } from './submission.ts';

type Selection = { travel_ids: string[]; activity_ids: string[]; includes_camping: boolean };

export type ExportedSubmission = SubmissionRecord & { selection: Selection | null };

export const exportedFields = `${submissionFields},selection:inquiry_selections(travel_ids,activity_ids,includes_camping)`;

type Chosen = 'travel_ids' | 'activity_ids';

async function readTitles(table: 'travels' | 'activities', rows: readonly ExportedSubmission[]) {
  const field: Chosen = table === 'travels' ? 'travel_ids' : 'activity_ids';
  const ids = new Set(rows.flatMap(({ selection }) => selection?.[field] ?? []));
  // Visitors send these ids, so only valid ones are looked up.
  const records = await inBatches(
    [...ids].filter((id) => SLUG_PATTERN.test(id)),
    async (batch) => {
      const answer = await supabase.from(table).select('id,title').in('id', batch);
      if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
      return answer.data;
    },
  );
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  return ({ selection }: ExportedSubmission) =>
    (selection?.[field] ?? []).map((id) => titles.get(id) ?? id).join(', ');
}

export function submissionColumns(nameOf: (id: string | null) => string) {
  return async (
    rows: readonly ExportedSubmission[],
  ): Promise<readonly CsvColumn<ExportedSubmission>[]> => {
    const [travelsOf, activitiesOf] = await Promise.all([
      readTitles('travels', rows),
      readTitles('activities', rows),
    ]);
    return [
      { label: 'Reference', value: ({ id }) => inquiryReference(id) },
      { label: 'Received (Algiers time)', value: (sent) => algiersMoment(sent.created_at) },
      { label: 'Status', value: ({ status }) => statusName(status) },
      { label: 'Assignee', value: (sent) => (sent.assignee_id ? nameOf(sent.assignee_id) : '') },
      { label: 'Name', value: ({ name }) => name },
      { label: 'Email', value: ({ email }) => email },
      { label: 'Service', value: ({ service }) => serviceLabel(service) },
      { label: 'Message', value: ({ message }) => message },
      { label: 'Chosen travels', value: travelsOf },
      { label: 'Chosen activities', value: activitiesOf },
      { label: 'Group size', value: ({ groupSize }) => groupSize && groupSizeLabel(groupSize) },
      { label: 'Children between 5 and 12', value: ({ childrenUnder12 }) => childrenUnder12 },
      { label: 'Children under 5', value: ({ childrenUnder5 }) => childrenUnder5 },
      { label: 'Departure', value: ({ departureDate }) => departureDate },
      { label: 'Return', value: ({ returnDate }) => returnDate },
      { label: 'Transportation', value: (sent) => (sent.needsTransportation ? 'Yes' : 'No') },
      { label: 'Camping', value: ({ selection }) => (selection?.includes_camping ? 'Yes' : 'No') },
      { label: 'Id', value: ({ id }) => id },
    ];
  };
}
