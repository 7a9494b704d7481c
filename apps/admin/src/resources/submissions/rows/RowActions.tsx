import { Box, IconButton } from '@mui/material';
import { Ban, Clock, Ellipsis, Inbox, UserCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubmissionRecord } from '../submission.ts';
import { useOpenRowMenu } from './row-menu.ts';
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
      title={label}
      aria-label={`${label}: ${name}`}
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

/** Triage without opening the record: one click, or two with a menu. */
export function RowActions({ submission, triage }: RowActionsProps) {
  const open = useOpenRowMenu();
  const { id, name } = submission;
  const shared = { name, disabled: triage.isBusy };
  return (
    <Box className="row-actions" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {submission.assignee_id !== triage.myId && (
        <Action {...shared} label="Assign to me" onClick={() => void triage.assignToMe([id])}>
          <UserCheck size={18} />
        </Action>
      )}
      <Action {...shared} hasMenu label="Assign" onClick={(at) => open(submission, 'assign', at)}>
        <Users size={18} />
      </Action>
      <Action
        {...shared}
        hasMenu
        label="Follow up or snooze"
        onClick={(at) => open(submission, 'plan', at)}
      >
        <Clock size={18} />
      </Action>
      {submission.status === 'spam' ? (
        <Action {...shared} label="Not spam" onClick={() => void triage.setStatus('new', [id])}>
          <Inbox size={18} />
        </Action>
      ) : (
        <Action {...shared} label="Spam" onClick={() => void triage.setStatus('spam', [id])}>
          <Ban size={18} />
        </Action>
      )}
    </Box>
  );
}

/** The same in one menu, where there is no room. */
export function RowActionsMenu({ submission, triage }: RowActionsProps) {
  const open = useOpenRowMenu();
  return (
    <Action
      label="Actions"
      name={submission.name}
      hasMenu
      disabled={triage.isBusy}
      onClick={(at) => open(submission, 'all', at)}
    >
      <Ellipsis size={18} />
    </Action>
  );
}
