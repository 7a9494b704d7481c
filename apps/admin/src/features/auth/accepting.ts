import type { Problems } from './AuthForm.tsx';
import type { Answer } from './invitation-link.ts';

type RefusedAnswer = Extract<Answer<never>, { status: 'refused' }>;

export type AcceptFormProps = {
  token: string;
  email: string;
  onRefused: (answer: RefusedAnswer) => void;
};

/** The problems of the fields, or nothing when the page handles the answer. */
export function problemsOf(
  answer: Exclude<Answer<unknown>, { status: 'ok' }>,
  onRefused: AcceptFormProps['onRefused'],
): Problems | undefined {
  if (answer.status === 'failed') return { form: answer.sentence };
  if (answer.errors) return { ...answer.errors };
  if (!answer.isFinal) return { form: answer.sentence };
  onRefused(answer);
  return undefined;
}
