import { ArrowLeft } from 'lucide-react';
import { OfflineFallback } from '#lib/offline/offline-fallback.tsx';
import { AppLink } from './app-link.tsx';
import { PageMeta } from './page-meta.tsx';
import { StarOrnament } from './star-ornament.tsx';
import { ErrorState } from './states.tsx';

type MissingPageProps = {
  text: string;
  back: { to: string; label: string };
  /** If the page may exist but could not be loaded. */
  onRetry?: () => void;
};

export function MissingPage(props: MissingPageProps) {
  const page = <Missing {...props} />;
  return props.onRetry ? <OfflineFallback>{page}</OfflineFallback> : page;
}

function Missing({ text, back, onRetry }: MissingPageProps) {
  return (
    <section className="page-width min-h-[60dvh] py-16">
      <PageMeta title={text.replace(/\.$/, '')} isHidden />
      <p className="mb-8">
        <AppLink
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {back.label}
        </AppLink>
      </p>
      <StarOrnament className="mb-6 size-8 text-ochre" />
      {onRetry ? (
        <ErrorState text={text} onRetry={onRetry} isHeading />
      ) : (
        <h1 className="text-section">{text}</h1>
      )}
    </section>
  );
}
