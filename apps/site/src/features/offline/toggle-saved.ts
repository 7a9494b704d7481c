import type { QueryClient } from '@tanstack/react-query';
import { removePage } from '#lib/offline/remove-page.ts';
import { offlineMessages } from '#messages/shell/offline.ts';
import type { ToastRequest } from '#ui/toast/toast-store.ts';
import { savePage } from './save-page.ts';

type Toggling = {
  path: string;
  title: string;
  isSaved: boolean;
  client: QueryClient;
  prepare: () => Promise<unknown>;
};

export async function toggleSaved({ isSaved, ...page }: Toggling): Promise<ToastRequest> {
  const { saving: text } = offlineMessages;
  if (isSaved) {
    await removePage(page.path);
    return { title: text.removedTitle, description: text.removed };
  }
  const failure = await savePage(page);
  return failure
    ? { title: text.failedTitle, description: text[failure], variant: 'destructive' }
    : { title: text.savedTitle, description: text.saved };
}
