import { queryOptions, useQuery } from '@tanstack/react-query';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { errorMessage } from '#providers/errors/error-message.ts';
import { callFunction } from '#providers/function-call.ts';
import { supabase } from '#providers/supabase.ts';

/** A build request; without an outcome it is still pending. */
export type BuildRequest = {
  asked_at: string;
  by_schedule: boolean;
  content_at: string | null;
  /** The first change it covers; null when nothing had changed. */
  changes_since: string | null;
  outcome: 'accepted' | 'failed' | null;
  /** The code and values of the outcome; empty while it is pending. */
  detail: string;
};

/** The answer of the database function `publishing_state`. */
export type PublishingState = {
  content_changed_at: string | null;
  /** The first change without an accepted build request. */
  waiting_since: string | null;
  /** The earliest time of the next scheduled request. */
  next_at: string | null;
  /** When the schedule last ran. */
  checked_at: string | null;
  has_hook: boolean;
  /** For administrators. */
  hook_host: string | null;
  hook_set_at: string | null;
  /** Newest first. */
  requests: BuildRequest[];
};

/** Contents of `build.json`; null when the site is not a finished build. */
type BuildFacts = { builtAt: string; contentAt: string | null } | null;

export type Publishing = { state: PublishingState; build: BuildFacts };

async function readBuild(): Promise<BuildFacts> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  if (!response.ok) return null;
  const facts: unknown = await response.json().catch(() => null);
  const { builtAt, contentAt } = (facts ?? {}) as { builtAt?: unknown; contentAt?: unknown };
  if (typeof builtAt !== 'string') return null;
  return { builtAt, contentAt: typeof contentAt === 'string' ? contentAt : null };
}

async function readState(): Promise<PublishingState> {
  const { data, error, status } = await supabase.rpc('publishing_state');
  if (error) throw toDataError({ status, body: error });
  return data as PublishingState;
}

const HALF_MINUTE = 30_000;

const PUBLISHING = 'publishing';

const publishingQuery = queryOptions({
  queryKey: [PUBLISHING],
  queryFn: async (): Promise<Publishing> => {
    const [state, build] = await Promise.all([readState(), readBuild()]);
    return { state, build };
  },
  refetchInterval: HALF_MINUTE,
});

export const usePublishing = () => useQuery(publishingQuery);

/** An empty address removes the hook. */
export async function setBuildHook(address: string): Promise<void> {
  const { error, status } = await supabase.rpc('set_build_hook', { address });
  if (error) throw toDataError({ status, body: error });
}

/** Requests a build now. Throws the host's message when it refuses. */
export async function askForRebuild(): Promise<void> {
  const answer = await callFunction<{ success: boolean }>('request-build');
  if (answer?.success) return;
  throw new Error(errorMessage(answer) ?? t('The host gave no answer.'));
}
