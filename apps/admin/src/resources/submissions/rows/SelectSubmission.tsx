import { SelectRow } from '#ui/list/SelectRows.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { useRowName } from './row-name.ts';

export function SelectSubmission({ submission }: { submission: SubmissionRecord }) {
  return <SelectRow id={submission.id} name={useRowName(submission)} />;
}
