import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#lib/messages/locale.ts';
import { offlineMessages } from '#lib/messages/offline-messages.ts';
import { removePage } from '#lib/offline/remove-page.ts';
import type { ToastRequest } from '#ui/toast/toast-store.ts';
import { savePage } from './save-page.ts';

type Toggling = {
  path: string;
  title: string;
  isSaved: boolean;
  client: QueryClient;
  prepare: () => Promise<unknown>;
  locale: Locale;
};

export async function toggleSaved({ isSaved, locale, ...page }: Toggling): Promise<ToastRequest> {
  const { saving: text } = offlineMessages[locale];
  if (isSaved) {
    await removePage(page.path);
    return { title: text.removedTitle, description: text.removed };
  }
  const failure = await savePage(page);
  return failure
    ? { title: text.failedTitle, description: text[failure], variant: 'destructive' }
    : { title: text.savedTitle, description: text.saved };
}
