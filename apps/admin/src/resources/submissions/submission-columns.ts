import { inquiryDetails } from '@expat-buddy/domain/inquiry/details';
import { detailsIn, everyDetailField } from '@expat-buddy/domain/inquiry/kinds/details';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { SLUG_PATTERN } from '@expat-buddy/domain/slug';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import { statusName } from '#features/inbox/submission-status.ts';
import { t, translated } from '#i18n/t.ts';
import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';
import { submissionTableColumns } from '#providers/data/tables.ts';
import { supabase } from '#providers/supabase.ts';
import type { CsvColumn } from '#ui/csv.ts';
import { planTimes } from './plan-times.ts';
import type { SubmissionRecord } from './submission.ts';

type Selection = {
  travel_ids: string[];
  activity_ids: string[];
  includes_camping: boolean;
  subject: string;
  plan: unknown;
  details: unknown;
};

export type ExportedSubmission = SubmissionRecord & {
  selection: Selection | null;
  files: { name: string }[];
};

export const exportedFields = `${submissionTableColumns},selection:inquiry_selections(travel_ids,activity_ids,includes_camping,subject,plan,details),files:inquiry_files(name)`;

type Chosen = 'travel_ids' | 'activity_ids';

async function readTitles(table: 'travels' | 'activities', rows: readonly ExportedSubmission[]) {
  const field: Chosen = table === 'travels' ? 'travel_ids' : 'activity_ids';
  const ids = new Set(rows.flatMap(({ selection }) => selection?.[field] ?? []));
  // Visitors send these ids, so only valid ones are looked up.
  const records = await inBatches(
    [...ids].filter((id) => SLUG_PATTERN.test(id)),
    async (batch) => {
      const answer = await supabase
        .from(table)
        .select<string, { id: string; title: string; shown?: string | null }>(`id,${nameColumns()}`)
        .in('id', batch);
      if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
      return answer.data;
    },
  );
  const titles = new Map(records.map((record) => [record.id, shownNameOf(record)]));
  return ({ selection }: ExportedSubmission) =>
    (selection?.[field] ?? []).map((id) => titles.get(id) ?? id).join(', ');
}

const planOf = ({ selection }: ExportedSubmission) =>
  readPlan(selection?.plan)
    .items.map((item) => [item.title, ...planTimes(item)].join(', '))
    .join('; ');

const detailOf = ({ service, selection }: ExportedSubmission, name: string) =>
  detailsIn(service, selection?.details).find((detail) => detail.name === name)?.value ?? '';

function yesOrNo(value: string | number | boolean | null): string | number | null {
  if (typeof value === 'string') return translated(value);
  if (typeof value !== 'boolean') return value;
  return value ? t('Yes') : t('No');
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
      { label: t('Reference'), value: ({ id }) => inquiryReference(id) },
      { label: t('Received (Algiers time)'), value: (sent) => algiersMoment(sent.created_at) },
      { label: t('Status'), value: ({ status }) => statusName(status) },
      { label: t('Assignee'), value: (sent) => (sent.assignee_id ? nameOf(sent.assignee_id) : '') },
      { label: t('Name'), value: ({ name }) => name },
      { label: t('Email'), value: ({ email }) => email },
      { label: t('Service'), value: ({ service }) => translated(serviceLabel(service)) },
      { label: t('About'), value: ({ selection }) => selection?.subject ?? '' },
      { label: t('Message'), value: ({ message }) => message },
      { label: t('Chosen travels'), value: travelsOf },
      { label: t('Chosen activities'), value: activitiesOf },
      { label: t('Plan'), value: planOf },
      ...inquiryDetails.map(({ label, value }) => ({
        label: translated(label),
        value: (sent: ExportedSubmission) => yesOrNo(value(sent)),
      })),
      {
        label: t('Camping'),
        value: ({ selection }) => (selection?.includes_camping ? t('Yes') : t('No')),
      },
      ...[...everyDetailField].map(([name, { label }]) => ({
        label: translated(label),
        value: (sent: ExportedSubmission) => detailOf(sent, name),
      })),
      { label: t('Files'), value: ({ files }) => files.map(({ name }) => name).join(', ') },
      { label: t('Id'), value: ({ id }) => id },
    ];
  };
}
