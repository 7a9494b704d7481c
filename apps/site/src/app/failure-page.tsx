import { addressOf } from '#lib/address.ts';
import { OfflineFallback } from '#lib/offline/offline-fallback.tsx';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** Retry reloads the document, because part of the page may be missing. */
export function FailurePage() {
  const { common, failure } = baseMessages;
  return (
    <OfflineFallback>
      <section className="page-width py-20" role="alert">
        <PageMeta title={failure.title} isHidden />
        <h1 className="text-display">{failure.title}</h1>
        <p className="mt-5 max-w-[56ch] text-lead text-muted">{failure.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button onClick={() => window.location.reload()}>{common.retry}</Button>
          <a href={addressOf(paths.home)} className={buttonClass('outline')}>
            {failure.home}
          </a>
        </div>
      </section>
    </OfflineFallback>
  );
}
