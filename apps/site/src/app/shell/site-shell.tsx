import { brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import { type ReactNode, useMemo, useRef } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { SiteNameContext } from '#lib/site-settings/site-name.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { ToasterSlot } from '#ui/toast/toaster-slot.tsx';
import { usePageArrival } from '../use-page-arrival.ts';
import { OfflineSlot } from './offline-slot.tsx';
import { PhotoDetailsProvider } from './photo-details-provider.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { WaitingSlot } from './waiting-slot.tsx';

export function SiteShell({ children }: { children: ReactNode }) {
  const { common } = baseMessages;
  const main = useRef<HTMLElement>(null);
  usePageArrival(main);
  const { data: settings = null } = useQuery(siteSettingsQueries.current());
  const company = useMemo(() => brandFromSettings(settings), [settings]);
  return (
    <SiteNameContext value={company.name}>
      <PhotoDetailsProvider>
        <div className="flex min-h-dvh flex-col pt-[calc(var(--quiet-row)+var(--header-height))]">
          <a
            href="#main"
            className="fixed start-4 top-3 z-50 -translate-y-24 rounded-md bg-sea px-5 py-3 text-on-sea focus:translate-y-0"
          >
            {common.skipToContent}
          </a>
          <SiteHeader />
          <div className="sticky top-(--header-height) z-30">
            <OfflineSlot />
            <WaitingSlot />
          </div>
          <main id="main" ref={main} tabIndex={-1} className="flex-1">
            {children}
          </main>
          <SiteFooter company={company} settings={settings} />
          <ScrollToTop />
          <ToasterSlot />
          <RouteAnnouncer />
        </div>
      </PhotoDetailsProvider>
    </SiteNameContext>
  );
}
