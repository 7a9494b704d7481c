import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** A function that returns false leaves the key to the browser. */
export type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** Menus and dialogs have keys of their own. */
const OPEN_LAYER = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Single keys can be turned off (WCAG 2.1.4), because dictation software would press them. */
export const useShortcutsSetting = () => useStore('shortcuts.enabled', true);

function isMeantForThePage({ target, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || isComposing) return false;
  if (target instanceof Element && target.closest(TYPING)) return false;
  return document.querySelector(OPEN_LAYER) === null;
}

/** Calls by `KeyboardEvent.key`, except while somebody types or a dialog or menu is open. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [isEnabled] = useShortcutsSetting();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isMeantForThePage(event)) return;
      const isHelp = event.key === '?';
      const run = current.current[event.key];
      if (!run || (!isEnabled && !isHelp)) return;
      if (run() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEnabled]);
}
