import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type SubmissionStatus, statusName } from '#features/inbox/submission-status.ts';

/** A reply makes an inquiry wait; these are for when it does not. */
const others: readonly SubmissionStatus[] = ['in_progress', 'won', 'lost'];

type SendReplyButtonProps = { isSending: boolean; onSend: (nextStatus: SubmissionStatus) => void };

export function SendReplyButton({ isSending, onSend }: SendReplyButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <ButtonGroup variant="contained" disabled={isSending} disableElevation>
        <Button onClick={() => onSend('waiting')}>{isSending ? 'Sending…' : 'Send reply'}</Button>
        <Button
          id={`${id}-button`}
          size="small"
          aria-label="Send and mark …"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {others.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null);
              onSend(status);
            }}
          >
            Send and mark {statusName(status)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
