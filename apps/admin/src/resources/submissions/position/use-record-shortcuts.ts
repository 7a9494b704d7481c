import { useEffect } from 'react';
import { t } from '#i18n/t.ts';
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts';

/** A field of the page by its label. */
function fieldOf(label: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace(/[\s*]+$/, '') === label,
  );
  const byId = found?.htmlFor ? document.getElementById(found.htmlFor) : null;
  const labelled = found?.id
    ? document.querySelector<HTMLElement>(`[role="combobox"][aria-labelledby~="${found.id}"]`)
    : null;
  return labelled ?? byId ?? undefined;
}

function openSelect(label: string) {
  const field = fieldOf(label);
  if (!field) return;
  field.scrollIntoView({ block: 'nearest' });
  field.focus();
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
}

/** The composer appears once the draft has been read. */
function focusReply(isLast = true): boolean {
  const reply = fieldOf(t('Reply'));
  if (!reply && !isLast) return false;
  reply?.focus();
  reply?.scrollIntoView({ block: 'center' });
  return true;
}

/** For who pressed r in the list. */
export function useReplyOnArrival(isReplying: boolean) {
  useEffect(() => {
    if (!isReplying) return;
    const end = Date.now() + 5000;
    const timer = setInterval(() => {
      if (focusReply(Date.now() > end)) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [isReplying]);
}

type RecordShortcuts = {
  onNext: () => void;
  onPrevious: () => void;
  onHelp: () => void;
};

/** The keys of the list, on a record. */
export function useRecordShortcuts({ onNext, onPrevious, onHelp }: RecordShortcuts) {
  useShortcuts({
    j: onNext,
    k: onPrevious,
    r: () => focusReply(),
    a: () => openSelect(t('Assignee')),
    e: () => openSelect(t('Status')),
    '?': onHelp,
  });
}

export const recordShortcutLines = [
  { keys: ['j', 'k'], action: t('Next, previous') },
  { keys: ['r'], action: t('Reply') },
  { keys: ['a'], action: t('Assign') },
  { keys: ['e'], action: t('Set status') },
  { keys: ['?'], action: t('This help') },
];
