import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { useListContext } from 'react-admin';
import type { SubmissionRecord } from '../submission.ts';

/** How the controls of a row name it: by the inquiry's number too where one person has several rows. */
export function useRowName({ id, name }: SubmissionRecord): string {
  const { data = [] } = useListContext<SubmissionRecord>();
  const isAlone = !data.some((other) => other.name === name && other.id !== id);
  return isAlone ? name : `${name}, ${inquiryReference(id)}`;
}
