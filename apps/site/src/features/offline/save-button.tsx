import { useQueryClient } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#lib/address.ts';
import { savedPages } from '#lib/offline/page-lists.ts';
import { saveOfflineMessages as text } from '#messages/shell/save-offline.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';

type SaveButtonProps = {
  path: string;
  title: string;
  /** Loads what the page would otherwise load on interaction, so that it is saved too. */
  prepare: () => Promise<unknown>;
  className?: string;
};

export function SaveButton({ path: pagePath, title, prepare, className }: SaveButtonProps) {
  const path = addressOf(pagePath);
  const client = useQueryClient();
  const isSaved = savedPages.usePages().some((page) => page.path === path);
  const [isBusy, setBusy] = useState(false);
  // The development server has no service worker.
  if (!import.meta.env.PROD) return null;

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    const code = await import('./toggle-saved.ts').catch(() => null);
    if (code) showToast(await code.toggleSaved({ path, title, isSaved, client, prepare }));
    setBusy(false);
  };

  const Icon = isSaved ? Check : Download;
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      aria-busy={isBusy}
      onClick={() => void toggle()}
      className={`in-[html:not(.js)]:hidden ${className ?? ''}`}
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      {isBusy ? text.saving : isSaved ? text.saved : text.save}
    </Button>
  );
}
