import { lazy, Suspense } from 'react';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { paths } from '#lib/paths.ts';
import { planPageMessages as text } from '#messages/plan/plan-page.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { LoadingState } from '#ui/states.tsx';

const loadContent = () => import('./plan-content.tsx');
const PlanContent = lazy(loadContent);

export const warm: Warm = loadContent;

/** Differs from browser to browser, so it is not indexed. */
export default function PlanPage() {
  const isHydrated = useIsHydrated();
  const loading = <LoadingState text={text.loading} />;
  return (
    <div className="page-width min-h-dvh pt-12 pb-6 lg:pt-20">
      <PageMeta title={text.title} description={text.description} path={paths.plan} isHidden />
      <StarOrnament className="mb-6 size-8 text-ochre print:hidden" />
      {/* Neither the plan nor the fragment is known while prerendering. */}
      {isHydrated ? (
        <Suspense fallback={loading}>
          <PlanContent />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
