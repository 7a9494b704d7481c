import { t } from '#i18n/t.ts';
import { callFunction } from '#providers/function-call.ts';

export type SelfTestStep = {
  name: 'saved' | 'queued' | 'sent' | 'removed';
  isDone: boolean;
  milliseconds: number;
  reason?: string;
};

export type SelfTestOutcome = {
  success: boolean;
  reference: string;
  email: string;
  steps: SelfTestStep[];
};

/** Sends a test inquiry end to end, to the person's own address. */
export async function runSelfTest(): Promise<SelfTestOutcome> {
  const outcome = await callFunction<SelfTestOutcome>('self-test');
  if (!outcome) throw new Error(t('The self-test gave no answer.'));
  return outcome;
}
