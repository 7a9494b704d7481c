import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { editPath, fromList } from '#ui/record-paths.ts';
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts';
import type { MenuKind } from '../rows/row-menu.ts';
import type { SubmissionRecord } from '../submission.ts';
import { setCurrentSubmission, useCurrentSubmission } from './remembered-list.ts';

const rowOf = (id: string) => document.querySelector(`[data-record="${CSS.escape(id)}"]`);

type ListShortcuts = {
  openMenu: (submission: SubmissionRecord, kind: MenuKind, anchor: Element) => void;
  onHelp: () => void;
};

/** j and k move the focus, so that Enter follows the link and screen readers hear the row. */
export function useListShortcuts({ openMenu, onHelp }: ListShortcuts) {
  const { data = [], onToggleItem } = useListContext<SubmissionRecord>();
  const navigate = useNavigate();
  const currentId = useCurrentSubmission();
  const index = data.findIndex(({ id }) => id === currentId);
  const current = data[index];

  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  const move = (by: number) => {
    // A row that has left the list leaves its place to the next one.
    const wanted = index >= 0 ? index + by : lastIndex.current + Math.min(by, 0);
    const to = data[Math.min(Math.max(wanted, 0), data.length - 1)];
    if (!to) return;
    setCurrentSubmission(to.id);
    rowOf(to.id)?.querySelector<HTMLElement>('a[href]')?.focus();
  };
  const open = (state: object) => {
    if (current) void navigate(editPath('submissions', current.id), { state });
  };
  const menu = (kind: MenuKind) => () => {
    const row = current && rowOf(current.id);
    if (row) openMenu(current, kind, row.querySelector('a[href]') ?? row);
  };
  const isOnPage = () =>
    document.activeElement === document.body || document.activeElement?.id === 'main-content';

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    // The focused link or button has its own Enter.
    Enter: () => isOnPage() && current !== undefined && open(fromList),
    r: () => open({ ...fromList, isReplying: true }),
    a: menu('assign'),
    e: menu('status'),
    f: menu('plan'),
    x: current && (() => onToggleItem(current.id)),
    '/': () => document.querySelector<HTMLElement>('[role="searchbox"]')?.focus(),
    '?': onHelp,
  });
}

export const listShortcutLines = [
  { keys: ['j', 'k'], action: t('Next, previous') },
  { keys: ['Enter'], action: t('Open') },
  { keys: ['r'], action: t('Reply') },
  { keys: ['a'], action: t('Assign') },
  { keys: ['e'], action: t('Set status') },
  { keys: ['f'], action: t('Follow up or snooze') },
  { keys: ['x'], action: t('Select') },
  { keys: ['/'], action: t('Search') },
  { keys: ['?'], action: t('This help') },
];
