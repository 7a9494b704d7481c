import { toDataError } from '#providers/data/database-errors.ts';
import { callFunction } from '#providers/function-call.ts';
import { supabase } from '#providers/supabase.ts';

type Answer = { error: unknown; status: number };

function throwOnRefusal({ error, status }: Answer): void {
  if (error) throw toDataError({ status, body: error });
}

/** @param sendAt an ISO moment; undefined for now */
export async function scheduleIssue(issue: string, sendAt?: string): Promise<void> {
  const moment = sendAt ?? new Date().toISOString();
  throwOnRefusal(await supabase.rpc('schedule_newsletter_issue', { issue, send_at: moment }));
}

export async function unscheduleIssue(issue: string): Promise<void> {
  throwOnRefusal(await supabase.rpc('unschedule_newsletter_issue', { issue }));
}

/** @returns the address that it went to; undefined if it could not be sent */
export async function sendTest(issueId: string): Promise<string | undefined> {
  const answer = await callFunction<{ success: boolean; email: string }>('newsletter-test', {
    issueId,
  });
  return answer?.success ? answer.email : undefined;
}

/** How many people an issue would reach now. */
export async function countReaders(language: string): Promise<number> {
  const { count, error, status } = await supabase
    .from('newsletter_subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'confirmed')
    .eq('locale', language);
  throwOnRefusal({ error, status });
  return count ?? 0;
}

export async function readFigures(issue: string) {
  const { data, error, status } = await supabase.rpc('newsletter_issue_figures', { issue });
  throwOnRefusal({ error, status });
  return new Map((data ?? []).map((figure) => [figure.status, figure.recipients]));
}
