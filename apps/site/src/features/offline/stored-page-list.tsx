import type { ReactNode } from 'react';
import type { StoredPage } from '#lib/offline/page-lists.ts';

type StoredPageListProps = {
  pages: readonly StoredPage[];
  when: (at: number) => string;
  action?: (page: StoredPage) => ReactNode;
};

/** Plain links: the stored document has its own version of the site. */
export function StoredPageList({ pages, when, action }: StoredPageListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <li key={page.path} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-56">
            <a
              href={page.path}
              className="inline-flex min-h-9 items-center font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              {page.title}
            </a>
            <p className="tabular text-small text-muted">
              <time dateTime={new Date(page.at).toISOString()}>{when(page.at)}</time>
            </p>
          </div>
          {action?.(page)}
        </li>
      ))}
    </ul>
  );
}
