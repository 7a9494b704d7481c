import { useMemo, useSyncExternalStore } from 'react';
import { savedPages, visitedPages } from '#lib/offline/page-lists.ts';
import { removePage } from '#lib/offline/remove-page.ts';
import { paths } from '#lib/paths.ts';
import { isStorageForbidden } from '#lib/storage/read-text.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/states.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { StoredPageList } from './stored-page-list.tsx';

const noChange = () => () => {};

export function SavedSection() {
  const { saved: text, saving } = offlineMessages;
  const pages = savedPages.usePages();
  const isForbidden = useSyncExternalStore(noChange, isStorageForbidden, () => false);
  const remove = async (path: string) => {
    await removePage(path);
    showToast({ title: saving.removedTitle, description: saving.removed });
  };
  return (
    <section aria-label={text.list}>
      {pages.length === 0 ? (
        <EmptyState text={text.empty}>
          <p className="mx-auto mb-6 max-w-[44ch] text-muted">
            {isForbidden ? saving.unsupported : text.how}
          </p>
          <AppLink to={paths.travels} className={buttonClass('outline')}>
            {text.toTravels}
          </AppLink>
        </EmptyState>
      ) : (
        <StoredPageList
          pages={pages}
          when={text.savedAt}
          action={({ path, title }) => (
            <Button
              variant="outline"
              aria-label={text.removeThis(title)}
              onClick={() => void remove(path)}
            >
              {text.remove}
            </Button>
          )}
        />
      )}
    </section>
  );
}

export function VisitedSection() {
  const { saved: text } = offlineMessages;
  const saved = savedPages.usePages();
  const visited = visitedPages.usePages();
  const pages = useMemo(
    () => visited.filter(({ path }) => saved.every((page) => page.path !== path)),
    [saved, visited],
  );
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="visited-pages" className="mt-16">
      <h2 id="visited-pages" className="text-title">
        {text.visited}
      </h2>
      <p className="mt-2 mb-6 max-w-[56ch] text-muted">{text.visitedText}</p>
      <StoredPageList pages={pages} when={text.visitedAt} />
    </section>
  );
}
