import { Box, IconButton } from '@mui/material';
import { Ban, Clock, Ellipsis, Inbox, UserCheck, Users } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { type MenuKind, type OpenMenu, useOpenRowMenu } from './row-menu.ts';
import { useRowName } from './row-name.ts';
import type { Triage } from './use-triage.ts';

type ActionProps = {
  label: string;
  /** Buttons of different rows have different names. */
  name: string;
  hasMenu?: boolean;
  disabled?: boolean;
  onClick: (anchor: Element) => void;
  children: ReactNode;
};

function Action({ label, name, hasMenu, disabled, onClick, children }: ActionProps) {
  return (
    <IconButton
      size="small"
      // A Tooltip in every row would make the list slow.
      title={`${label}: ${name}`}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      disabled={disabled ?? false}
      onClick={(event) => {
        event.stopPropagation();
        onClick(event.currentTarget);
      }}
      sx={{ width: 34, height: 34, color: 'text.secondary' }}
    >
      {children}
    </IconButton>
  );
}

type RowActionsProps = { submission: SubmissionRecord; triage: Triage };

type ButtonsProps = {
  name: string;
  isMine: boolean;
  isSpam: boolean;
  isBusy: boolean;
  /** What the buttons do as of the last render. */
  latest: RefObject<{ submission: SubmissionRecord; triage: Triage; open: OpenMenu }>;
};

/** Four buttons a row are most of the list's work: they render when they change, not with each change of the list. */
const Buttons = memo(function Buttons({ name, isMine, isSpam, isBusy, latest }: ButtonsProps) {
  const shared = { name, disabled: isBusy };
  const assignToMe = () => void latest.current.triage.assignToMe([latest.current.submission.id]);
  const setStatus = (status: 'new' | 'spam') => () =>
    void latest.current.triage.setStatus(status, [latest.current.submission.id]);
  const openMenu = (kind: MenuKind) => (anchor: Element) =>
    latest.current.open(latest.current.submission, kind, anchor);
  return (
    <Box className="row-actions" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {!isMine && (
        <Action {...shared} label={t('Assign to me')} onClick={assignToMe}>
          <UserCheck size={18} />
        </Action>
      )}
      <Action {...shared} hasMenu label={t('Assign')} onClick={openMenu('assign')}>
        <Users size={18} />
      </Action>
      <Action {...shared} hasMenu label={t('Follow up or snooze')} onClick={openMenu('plan')}>
        <Clock size={18} />
      </Action>
      {isSpam ? (
        <Action {...shared} label={t('Not spam')} onClick={setStatus('new')}>
          <Inbox size={18} />
        </Action>
      ) : (
        <Action {...shared} label={t('Spam')} onClick={setStatus('spam')}>
          <Ban size={18} />
        </Action>
      )}
    </Box>
  );
});

/** Triage without opening the record: one click, or two with a menu. */
export function RowActions({ submission, triage }: RowActionsProps) {
  const name = useRowName(submission);
  const open = useOpenRowMenu();
  const latest = useRef({ submission, triage, open });
  useLayoutEffect(() => {
    latest.current = { submission, triage, open };
  });
  return (
    <Buttons
      name={name}
      isMine={submission.assignee_id === triage.myId}
      isSpam={submission.status === 'spam'}
      isBusy={triage.isBusy}
      latest={latest}
    />
  );
}

/** The same in one menu, where there is no room. */
export function RowActionsMenu({ submission, triage }: RowActionsProps) {
  const name = useRowName(submission);
  const open = useOpenRowMenu();
  return (
    <Action
      label={t('Actions')}
      name={name}
      hasMenu
      disabled={triage.isBusy}
      onClick={(at) => open(submission, 'all', at)}
    >
      <Ellipsis size={18} />
    </Action>
  );
}
