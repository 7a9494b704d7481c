import { queryOptions, useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { callFunction } from '#providers/function-call.ts';
import { supabase } from '#providers/supabase.ts';

/** One try to have the host build the pages; without an outcome it is on its way. */
export type BuildRequest = {
  asked_at: string;
  by_schedule: boolean;
  content_at: string | null;
  /** The first change that it was about; null when nothing had changed. */
  changes_since: string | null;
  outcome: 'accepted' | 'failed' | null;
  sentence: string;
};

/** What the database's function `publishing_state` answers. */
export type PublishingState = {
  content_changed_at: string | null;
  /** The first change that no host has accepted to build. */
  waiting_since: string | null;
  /** When the schedule asks, at the earliest. */
  next_at: string | null;
  /** When the schedule last looked. */
  looked_at: string | null;
  has_hook: boolean;
  /** For administrators. */
  hook_host: string | null;
  hook_set_at: string | null;
  /** The newest first. */
  requests: BuildRequest[];
};

/** What `npm run build` wrote beside the pages; null where the site is not a finished build. */
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

/** Sets the secret address at the host; empty takes it away. */
export async function setBuildHook(address: string): Promise<void> {
  const { error, status } = await supabase.rpc('set_build_hook', { address });
  if (error) throw toDataError({ status, body: error });
}

/** Asks the host at once. Throws with what it said when it does not build. */
export async function askForRebuild(): Promise<void> {
  const answer = await callFunction<{ success: boolean; asked: string | null }>('request-build');
  if (!answer?.success) throw new Error(answer?.asked ?? 'The host gave no answer.');
}
