import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { algiersMoment } from '#layout/export/algiers-moment.ts';
import type { CsvColumn } from '#layout/export/csv.ts';
import { type SubmissionRecord, statusName } from './submission.ts';

/** The columns of the file that the list is exported to. */
export function submissionColumns(
  nameOf: (id: string | null) => string,
): readonly CsvColumn<SubmissionRecord>[] {
  return [
    { label: 'Reference', value: ({ id }) => inquiryReference(id) },
    { label: 'Received (Algiers time)', value: (sent) => algiersMoment(sent.created_at) },
    { label: 'Status', value: ({ status }) => statusName(status) },
    { label: 'Assignee', value: (sent) => (sent.assignee_id ? nameOf(sent.assignee_id) : '') },
    { label: 'Name', value: ({ name }) => name },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Service', value: ({ service }) => serviceLabel(service) },
    { label: 'Message', value: ({ message }) => message },
    { label: 'Group size', value: ({ groupSize }) => groupSize && groupSizeLabel(groupSize) },
    { label: 'Children between 5 and 12', value: ({ childrenUnder12 }) => childrenUnder12 },
    { label: 'Children under 5', value: ({ childrenUnder5 }) => childrenUnder5 },
    { label: 'Departure', value: ({ departureDate }) => departureDate },
    { label: 'Return', value: ({ returnDate }) => returnDate },
    { label: 'Transportation', value: (sent) => (sent.needsTransportation ? 'Yes' : 'No') },
    { label: 'Id', value: ({ id }) => id },
  ];
}
