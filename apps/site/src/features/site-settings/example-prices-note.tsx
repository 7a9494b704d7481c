import type { ReactNode } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';

/**
 * Also shown if the settings could not be read: the note may be wrong, a promised price must not
 * be. Its space is reserved while the settings load.
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
