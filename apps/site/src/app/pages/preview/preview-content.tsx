import { momentText } from '@expat-buddy/domain/format/day';
import { tokenIn } from '@expat-buddy/domain/link-token';
import { detailsByPath } from '@expat-buddy/domain/photo/queries';
import type { Preview } from '@expat-buddy/domain/preview/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, Suspense, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { PhotoDetailsContext } from '#lib/pictures/photo-details.ts';
import { locale } from '#messages/locale.ts';
import { previewMessages as text } from '#messages/shell/preview.ts';
import { PhotoCredits } from '../../shell/photo-credits.tsx';
import { MissingPage } from '../missing/missing-page.tsx';
import { loadPreview } from './load-preview.ts';

type PreviewBarProps = { isPublished: boolean; expiresAt: string };

function PreviewBar({ isPublished, expiresAt }: PreviewBarProps) {
  const moment = momentText(new Date(expiresAt), locale.language, { hasYear: false });
  return (
    <aside
      aria-label={text.title}
      className="sticky top-(--header-height) z-20 border-b-2 border-accent bg-surface print:hidden"
    >
      <p className="page-width flex flex-wrap items-center gap-x-3 py-2 text-small">
        <Eye className="size-4 shrink-0 text-ochre" aria-hidden="true" />
        <strong>{isPublished ? text.published : text.unpublished}</strong>{' '}
        <span className="text-muted">{text.expires(moment)}</span>
      </p>
    </aside>
  );
}

type PreviewPhotosProps = { photos: Preview['photos']; children: ReactNode };

/** The details of photos that visitors cannot read yet. The footer credits published photos only. */
function PreviewPhotos({ photos, children }: PreviewPhotosProps) {
  const { details, ask } = useContext(PhotoDetailsContext);
  const previewed = useMemo(() => detailsByPath(photos), [photos]);
  const all = useMemo(
    () => ({ details: { ...details, ...previewed }, ask }),
    [details, previewed, ask],
  );
  const unpublished = useMemo(() => {
    const hidden = Object.entries(previewed).filter(([path]) => !details[path]);
    return { details: Object.fromEntries(hidden), ask };
  }, [details, previewed, ask]);
  return (
    <>
      <PhotoDetailsContext value={all}>{children}</PhotoDetailsContext>
      <PhotoDetailsContext value={unpublished}>
        <div className="page-width pb-6 text-small text-muted">
          <PhotoCredits />
        </div>
      </PhotoDetailsContext>
    </>
  );
}

/** Read once: every reading counts as a use of the link, and nothing of it is stored. */
export default function PreviewContent({ loading }: { loading: ReactNode }) {
  const token = tokenIn(useLocation().hash) ?? '';
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['preview', token],
    queryFn: () => loadPreview(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    meta: { isTransient: true },
  });
  const back = { to: paths.home, label: text.back };
  if (isPending) return loading;
  if (isError) return <MissingPage text={text.error} back={back} onRetry={() => void refetch()} />;
  if (!data) return <MissingPage text={text.notFound} back={back} />;
  if (!data.page) return <MissingPage text={text.noPage} back={back} />;
  const { preview, client, page } = data;
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewBar
        isPublished={preview.record.status === 'published' && !preview.has_changes}
        expiresAt={preview.expires_at}
      />
      <QueryClientProvider client={client}>
        <PreviewPhotos photos={preview.photos}>
          <Suspense fallback={loading}>
            <page.Page params={page.params} />
          </Suspense>
        </PreviewPhotos>
      </QueryClientProvider>
    </>
  );
}
