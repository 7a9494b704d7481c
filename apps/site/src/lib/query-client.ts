import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Hovering and then opening a link sends one request; an edit by staff shows at the next
        // visit.
        staleTime: 15_000,
        gcTime: 24 * 60 * 60 * 1000,
        // Connections drop, and reads are safe to repeat.
        retry: 2,
        retryDelay: (attempt) => 300 * (attempt + 1),
        // Offline, show the error with its Retry button instead of an endless "Loading…".
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
