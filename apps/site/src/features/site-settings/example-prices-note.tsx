import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteSettingsQueries } from './site-settings-queries.ts';

/**
 * `children` says that prices are examples, as long as the settings do. Unread settings count as such:
 * a true price must not be promised by mistake. Its place is kept while they are on their way.
 */
export function ExamplePricesNote({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(siteSettingsQueries.current());
  if (data?.prices_are_examples === false) return null;
  return (
    <p className={`max-w-[66ch] text-small text-muted ${isPending ? 'invisible' : ''}`}>
      {children}
    </p>
  );
}
