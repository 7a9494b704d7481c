import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, Suspense, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { LocaleContext } from '#lib/messages/locale.ts';
import { usePreviewMessages } from '#lib/messages/preview-messages.ts';
import { paths } from '#lib/paths.ts';
import { MissingPage } from '#ui/missing-page.tsx';
import { loadPreview } from './load-preview.ts';

type PreviewBarProps = { isPublished: boolean; expiresAt: string };

function PreviewBar({ isPublished, expiresAt }: PreviewBarProps) {
  const text = usePreviewMessages();
  const locale = useContext(LocaleContext);
  const moment = new Date(expiresAt).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
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

/** Read once: every reading counts as a use of the link, and nothing of it is stored. */
export default function PreviewContent({ loading }: { loading: ReactNode }) {
  const text = usePreviewMessages();
  const token = useLocation().hash.slice(1);
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
        <Suspense fallback={loading}>
          <page.Page params={page.params} />
        </Suspense>
      </QueryClientProvider>
    </>
  );
}
