import { useEffect } from 'react';
import { baseMessages } from '#messages/shell/base.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import { Button } from '#ui/button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { SavedSection, VisitedSection } from './stored-page-sections.tsx';

/**
 * This version cannot show the page offline, but the cached document can, with its own code.
 * Reloads only once, because the next page is that document.
 */
async function openCachedDocument(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation');
  const { origin, pathname } = window.location;
  if (!arrival || new URL(arrival.name).pathname === pathname) return;
  if (await caches.match(origin + pathname, { ignoreVary: true })) window.location.reload();
}

/** The connection unmounts this page when it returns. */
function reloadWhenBack(): (() => void) | undefined {
  const { pathname } = window.location;
  if (navigator.onLine) return;
  return () => {
    if (navigator.onLine && window.location.pathname === pathname) window.location.reload();
  };
}

export function UncachedPage() {
  const { common } = baseMessages;
  const { uncached: text, saved } = offlineMessages;
  useEffect(() => {
    void openCachedDocument();
    return reloadWhenBack();
  }, []);
  return (
    <section data-is-no-copy="" className="page-width min-h-[60dvh] pt-12 pb-6 lg:pt-20">
      <PageMeta title={text.title} isHidden />
      <StarOrnament className="mb-6 size-8 text-ochre" />
      <h1 className="max-w-[12.75em] text-display">{text.title}</h1>
      <p className="mt-5 max-w-[56ch] text-lead text-muted">{text.text}</p>
      <Button className="mt-7" onClick={() => window.location.reload()}>
        {common.retry}
      </Button>
      <div className="mt-14 max-w-[48rem]">
        <h2 className="mb-6 text-title">{saved.title}</h2>
        <SavedSection />
        <VisitedSection />
      </div>
    </section>
  );
}
