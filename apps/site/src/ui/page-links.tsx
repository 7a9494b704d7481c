import { ArrowUp, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownPages } from '#lib/storage/shown-pages.ts';
import { listMessages as text } from '#messages/controls/lists.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from './app-link.tsx';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { EmptyState } from './states.tsx';

export function EarlierPage({ shown, listId }: { shown: ShownPages; listId: string }) {
  if (shown.first === 1) return null;
  return (
    <p className="mb-10 text-center">
      <AppLink
        to={shown.addressOf(shown.first - 1)}
        rel="prev"
        state={keepsPlace}
        className={buttonClass('outline')}
        onClick={() => toTop(listId)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
        {text.earlier}
      </AppLink>
    </p>
  );
}

type PageLinksProps = {
  shown: ShownPages;
  perPage: number;
  total: number | undefined;
  /** The heading of the list, which gets focus when another page opens. */
  listId: string;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/** All of these are links, so that they work without JavaScript and open in a new tab. */
export function PageLinks(props: PageLinksProps) {
  const { common } = baseMessages;
  const { shown, perPage, total = 0, listId, isLoading, hasFailed, onRetry } = props;
  const pages = Math.ceil(total / perPage);
  if (pages < 2 || shown.last > pages) return null;
  const left = total - shown.last * perPage;
  return (
    <nav aria-label={text.pages} className="grid justify-items-center gap-5 pt-14">
      <p className="tabular text-small text-muted" role="status">
        {text.range((shown.first - 1) * perPage + 1, Math.min(shown.last * perPage, total), total)}
      </p>
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-4">
          {text.failed}
          <Button variant="outline" onClick={onRetry}>
            {common.retry}
          </Button>
        </p>
      ) : (
        left > 0 && (
          <AppLink
            to={shown.addressOf(shown.last + 1)}
            rel="next"
            aria-disabled={isLoading || undefined}
            className={buttonClass('outline', 'large', 'min-w-[13rem]')}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              if (!isLoading) shown.showMore();
            }}
          >
            {isLoading ? text.loading : text.more(Math.min(left, perPage))}
            <ChevronDown className="size-4.5" aria-hidden="true" />
          </AppLink>
        )
      )}
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {nearPages(shown.last, pages).map((page, index, all) => (
          <li key={page} className="flex items-center gap-1">
            {page - (all[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            )}
            <AppLink
              to={shown.addressOf(page)}
              state={keepsPlace}
              aria-label={text.page(page)}
              aria-current={page >= shown.first && page <= shown.last ? 'page' : undefined}
              className="tabular grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-[0.95rem] transition-colors hover:bg-sand aria-[current]:bg-sand aria-[current]:font-medium"
              onClick={() => toTop(listId)}
            >
              {page}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type EmptyPageProps = { shown: ShownPages; total: number | undefined; children: ReactNode };

/** Shown for a page without rows: `children` if the list is empty, a link to page 1 if the URL is past its end. */
export function EmptyPage({ shown, total, children }: EmptyPageProps) {
  if (shown.first === 1 || total === 0) return children;
  return (
    <EmptyState text={text.beyond}>
      <AppLink to={shown.addressOf(1)} className={buttonClass('outline')}>
        {text.toFirst}
      </AppLink>
    </EmptyState>
  );
}

/** The first page, the last one, and those around the current one. */
function nearPages(around: number, pages: number): number[] {
  const near = [1, around - 1, around, around + 1, pages];
  return [...new Set(near)].filter((page) => page >= 1 && page <= pages);
}

/** Scroll to the list, not to the top of the document. */
const keepsPlace = { keepsPlace: true };

function toTop(listId: string): void {
  const list = document.getElementById(listId);
  list?.scrollIntoView({ block: 'start', behavior: 'instant' });
  list?.focus({ preventScroll: true });
}
