import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { useQueryClient } from '@tanstack/react-query';
import { useQuery } from '#hydrate/use-query.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { inquiryRead } from './inquiry-read.ts';

const REFRESH_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

type Answer = { success: boolean; inquiry: MyInquiry | null };

/** Does something with the inquiry of this token. Throws the client's error. */
export type Act = (action: (token: string) => Promise<Answer>) => Promise<boolean>;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error ? Number(error.status) : undefined;

export const isTooMany = (error: unknown) => statusOf(error) === TOO_MANY_REQUESTS;

/** What the link opens, refreshed while the page is visible. `data` is null for a link that opens nothing. */
export function useMyInquiry(token: string | null | undefined) {
  const client = useQueryClient();
  const queryKey = ['my-inquiry', token];
  const query = useQuery({
    queryKey,
    queryFn: () => inquiryRead.read(token ?? ''),
    enabled: typeof token === 'string',
    // Neither the token nor the inquiry is stored.
    meta: { isTransient: true },
    staleTime: 0,
    gcTime: 0,
    retry: (failures, error) => failures < 1 && !isTooMany(error),
    refetchInterval: ({ state }) => (state.data ? REFRESH_MS : false),
  });
  const act: Act = async (action) => {
    const { success, inquiry } = await action(token ?? '');
    // A refresh that began before would put the older state back.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, inquiry);
    return success;
  };
  return { ...query, act };
}

/** Says that an action failed, and why. */
export function useFailureToast(): (error?: unknown) => void {
  return (error) =>
    showToast({
      title: text.failedTitle,
      description: isTooMany(error) ? text.tooMany : text.failed,
      variant: 'destructive',
    });
}
