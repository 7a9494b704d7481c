import { lazy, Suspense } from 'react';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { previewMessages as text } from '#messages/shell/preview.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingState } from '#ui/states.tsx';

const loadContent = () => import('./preview-content.tsx');
const PreviewContent = lazy(loadContent);

export const warm: Warm = loadContent;

// With the code of this page, rather than after its hydration.
if (typeof window !== 'undefined') void loadContent().catch(() => {});

/** `/preview#<token>`: what staff share before it is published. */
export default function PreviewPage() {
  const isHydrated = useIsHydrated();
  const loading = (
    <div className="page-width min-h-dvh pt-12">
      <PageMeta title={text.title} isHidden />
      <LoadingState text={text.loading} isAnnounced />
    </div>
  );
  if (!isHydrated) return loading;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Suspense fallback={loading}>
        <PreviewContent loading={loading} />
      </Suspense>
    </>
  );
}
