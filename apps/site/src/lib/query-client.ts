import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Long enough that hovering a link and opening it asks once; short enough that a
        // correction made by staff shows at the next visit of the page.
        staleTime: 15_000,
        gcTime: 24 * 60 * 60 * 1000,
        // Reads are safe to repeat and connections do drop; a second later the visitor is told.
        retry: 2,
        retryDelay: (attempt) => 300 * (attempt + 1),
        // An offline phone gets the error with its Retry button, not an endless "Loading…".
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
