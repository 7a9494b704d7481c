import type { LostReason } from '@expat-buddy/domain/inquiry/lost-reasons';
import { Button, ButtonGroup, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type SubmissionStatus, statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { useHeldFocus } from '#ui/form/use-held-focus.ts';
import { LostReasonDialog } from '../../outcome/LostReasonDialog.tsx';

/** A reply makes an inquiry wait; these are for when it does not. */
const others: readonly SubmissionStatus[] = ['in_progress', 'won', 'lost'];

export type NextStatus = { status: SubmissionStatus; lostReason?: LostReason };

type SendReplyButtonProps = { isSending: boolean; onSend: (next: NextStatus) => void };

export function SendReplyButton({ isSending, onSend }: SendReplyButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asksReason, setAsksReason] = useState(false);
  const id = useId();
  const held = useHeldFocus(isSending);
  return (
    <>
      <ButtonGroup variant="contained" disabled={held.disabled} disableElevation>
        <Button {...held} onClick={() => !isSending && onSend({ status: 'waiting' })}>
          {isSending ? t('Sending…') : t('Send reply')}
        </Button>
        <Button
          id={`${id}-button`}
          size="small"
          aria-disabled={held['aria-disabled']}
          aria-label={t('Send and mark …')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => !isSending && setAnchor(event.currentTarget)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </ButtonGroup>
      <Announcement>{isSending ? t('Sending…') : ''}</Announcement>
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
              if (status === 'lost') setAsksReason(true);
              else onSend({ status });
            }}
          >
            {t('Send and mark {status}', { status: statusName(status) })}
          </MenuItem>
        ))}
      </Menu>
      {asksReason && (
        <LostReasonDialog
          confirmLabel={t('Send reply')}
          onChoose={(lostReason) => onSend({ status: 'lost', lostReason })}
          onClose={() => setAsksReason(false)}
        />
      )}
    </>
  );
}
