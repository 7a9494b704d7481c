import { useEffect } from 'react';
import { SavedSection, VisitedSection } from '#features/offline/stored-page-sections.tsx';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { forgetLostPages } from '#lib/offline/remove-page.ts';
import { paths } from '#lib/paths.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** Differs from device to device, so it is not indexed. */
export default function SavedPage() {
  const { saved: text } = offlineMessages;
  const isHydrated = useIsHydrated();
  useEffect(() => {
    void forgetLostPages();
  }, []);
  return (
    <div data-is-no-copy="" className="page-width min-h-[60dvh] pt-12 pb-6 lg:pt-20">
      <PageMeta title={text.title} description={text.description} path={paths.saved} isHidden />
      <StarOrnament className="mb-6 size-8 text-ochre" />
      <h1 className="text-display">{text.title}</h1>
      <p className="mt-5 mb-12 max-w-[56ch] text-lead text-muted">{text.intro}</p>
      {/* The list is not known while prerendering. */}
      {isHydrated && (
        <div className="max-w-[48rem]">
          <SavedSection />
          <VisitedSection />
        </div>
      )}
    </div>
  );
}
