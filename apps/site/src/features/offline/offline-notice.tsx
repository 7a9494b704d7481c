import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { setOfflineFallback } from '#lib/offline/offline-fallback.tsx';
import { paths } from '#lib/paths.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { UncachedPage } from './uncached-page.tsx';
import { useConnectionStatus } from './use-connection-status.ts';
import { useNewVersion } from './use-new-version.ts';
import { useVisitedPages } from './use-visited-pages.ts';

setOfflineFallback(UncachedPage);

export default function OfflineNotice() {
  useVisitedPages();
  const { isOffline, readAt, showsData } = useConnectionStatus();
  const version = useNewVersion();
  return (
    <>
      <ConnectionStatus isOffline={isOffline} />
      {isOffline && <ConnectionNotice readAt={readAt} showsData={showsData} />}
      {!isOffline && version.isOffered && (
        <VersionOffer reload={version.reload} later={version.later} />
      )}
    </>
  );
}

/** A region that appears together with its text is not always read out. */
function ConnectionStatus({ isOffline }: { isOffline: boolean }) {
  const { notice: text } = offlineMessages;
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (isOffline) setWasOffline(true);
  }, [isOffline]);
  return (
    <p role="status" className="sr-only">
      {wasOffline && (isOffline ? text.offline : text.back)}
    </p>
  );
}

/** Not while the page loads, nor if it has no copy: a copied header alone is not worth a notice. */
const withCopy = 'in-[html:is([data-loading],:has([data-is-no-copy]))]:hidden';

const strip = 'border-b border-line bg-sand';
const row = 'page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5';

function ConnectionNotice({
  readAt,
  showsData,
}: {
  readAt: number | undefined;
  showsData: boolean;
}) {
  const { notice: text } = offlineMessages;
  const copy = readAt === undefined ? text.undated : text.copy(readAt);
  return (
    <section aria-label={text.region} className={strip}>
      <div className={row}>
        <WifiOff className="size-5 shrink-0 text-terracotta" aria-hidden="true" />
        <p className="tabular min-w-0 flex-1 basis-52 text-[0.98rem] leading-snug">
          <strong className="font-medium">{text.offline}</strong>{' '}
          {showsData && <span className={withCopy}>{copy}</span>}
        </p>
        <AppLink
          to={paths.saved}
          className={`inline-flex min-h-9 items-center text-[0.98rem] font-medium text-sea underline underline-offset-4 ${withCopy}`}
        >
          {text.list}
        </AppLink>
      </div>
    </section>
  );
}

function VersionOffer({ reload, later }: { reload: () => void; later: () => void }) {
  const { version: text } = offlineMessages;
  return (
    <section aria-label={text.region} className={strip}>
      <div className={row}>
        <RefreshCw className="size-5 shrink-0 text-sea" aria-hidden="true" />
        <p role="status" className="min-w-0 flex-1 basis-40 text-[0.98rem] leading-snug">
          {text.ready}
        </p>
        <div className="flex gap-2">
          <Button onClick={reload}>{text.reload}</Button>
          <Button variant="outline" onClick={later}>
            {text.later}
          </Button>
        </div>
      </div>
    </section>
  );
}
