import { recordOfPath } from '@expat-buddy/domain/id-redirect/page-folders';
import { readNewId } from '@expat-buddy/domain/id-redirect/queries';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '#hydrate/use-query.ts';
import { OfflineFallback } from '#lib/offline/offline-fallback.tsx';
import { database } from '#lib/supabase.ts';
import { pageMessages } from '#messages/shell/pages.ts';
import { type Back, BackLink } from '#ui/back-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ErrorState } from '#ui/states.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';
import { Suggestions } from './suggestions.tsx';

type MissingPageProps = {
  text: string;
  back: Back;
  /** If the page may exist but could not be loaded. */
  onRetry?: () => void;
};

/** Leads to the new address of a record whose id has changed. */
export function MissingPage(props: MissingPageProps) {
  const { pathname, search, hash } = useLocation();
  const record = recordOfPath(pathname);
  const { data: newId, isLoading } = useQuery({
    queryKey: ['new id', record],
    queryFn: async () => (record ? readNewId(await database(), record.table, record.id) : null),
    enabled: record !== null,
    retry: false,
  });
  if (isLoading) return <div className="min-h-[60dvh]" />;
  if (newId) {
    const [, folder] = pathname.split('/');
    return <Navigate to={`/${folder}/${newId}${search}${hash}`} replace />;
  }
  const page = <Missing {...props} />;
  return props.onRetry ? <OfflineFallback>{page}</OfflineFallback> : page;
}

function Missing({ text, back, onRetry }: MissingPageProps) {
  const { notFound } = pageMessages;
  const title = text.replace(/\.$/, '');
  return (
    <>
      <PageMeta title={title} isHidden />
      <div className="page-width pt-6">
        <BackLink back={back} />
      </div>
      {onRetry ? (
        <section className="page-width py-12">
          <ErrorState text={text} onRetry={onRetry} isHeading />
          <div className="mt-12 max-w-2xl">
            <Suggestions />
          </div>
        </section>
      ) : (
        <StorySheet
          title={text}
          text={notFound.text}
          image="/illustrations/dunes-night.webp"
          light="night"
        >
          <Suggestions />
        </StorySheet>
      )}
    </>
  );
}
