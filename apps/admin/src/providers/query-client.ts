import { QueryClient } from '@tanstack/react-query';

/** Retries network and server errors, never refusals. */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return failures < 2 && (status === 0 || status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetryRead, retryDelay: (attempt) => 300 * 2 ** attempt },
    mutations: { retry: false },
  },
});
