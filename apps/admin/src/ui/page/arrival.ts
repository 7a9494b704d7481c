import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const HEADING_ID = 'page-heading';

/** The address whose page was heard last; undefined until the first page, which the browser announces. */
let heardPath: string | undefined;
/** The record that the page before showed, until its list has taken it. */
let leftRecord: string | undefined;

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether nothing has the focus, or only what led here: the menu, or a control of the page before. */
function isFocusFree(): boolean {
  const active = document.activeElement;
  if (document.querySelector(DIALOG)) return false;
  return !active?.matches('main input, main textarea, main nav *');
}

const lastPart = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');

/**
 * Starts another page at its top, unless the browser's Back or Forward led to it, and moves the focus to the heading, so
 * that a screen reader announces it.
 */
export function useArrival(title: string, isPending: boolean) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const isAnotherPage = () => !isPending && heardPath !== undefined && heardPath !== pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer changes the path without opening another page
  useLayoutEffect(() => {
    if (isAnotherPage() && type !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [title, isPending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer changes the path without opening another page
  useEffect(() => {
    if (!isAnotherPage()) return;
    leftRecord = heardPath?.startsWith(`${pathname}/`) ? lastPart(heardPath) : undefined;
    if (isFocusFree()) document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [title, isPending]);
  useEffect(() => {
    if (!isPending) heardPath = pathname;
  }, [pathname, isPending]);
}

/** Back in a list, the focus returns to the row of the record that was open. */
export function useReturnToRow(isLoaded: boolean) {
  useLayoutEffect(() => {
    if (!isLoaded) return;
    // After the heading of the page, which arrives with the list.
    const timer = setTimeout(() => {
      const id = leftRecord;
      leftRecord = undefined;
      if (!id || document.activeElement?.id !== HEADING_ID) return;
      const row = document.querySelector(`[data-record="${CSS.escape(id)}"]`);
      row?.querySelector<HTMLElement>('a[href]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
