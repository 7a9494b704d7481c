import type { Problems } from './AuthForm.tsx';
import type { Answer } from './invitation-link.ts';

type RefusedAnswer = Extract<Answer<never>, { status: 'refused' }>;

export type AcceptFormProps = {
  token: string;
  email: string;
  /** The invitation itself is over: the page says so in place of the form. */
  onRefused: (answer: RefusedAnswer) => void;
};

/** What a form shows of an answer: problems of its fields, or nothing when the page takes over. */
export function problemsOf(
  answer: Exclude<Answer<unknown>, { status: 'ok' }>,
  onRefused: AcceptFormProps['onRefused'],
): Problems | undefined {
  if (answer.status === 'failed') return { form: answer.sentence };
  if (answer.errors) return { ...answer.errors };
  if (!answer.reason) return { form: answer.sentence };
  onRefused(answer);
  return undefined;
}
