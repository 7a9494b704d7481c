import { Badge, IconButton, Tooltip } from '@mui/material';
import { MailQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSubmissionCounts } from '#features/inbox/submission-counts.ts';

export function UnmatchedMailButton() {
  const { data: counts } = useSubmissionCounts();
  const waiting = counts?.unmatched ?? 0;
  return (
    <Tooltip title="Unmatched mail">
      <IconButton
        component={Link}
        to="/submissions/unmatched"
        aria-label={waiting > 0 ? `Unmatched mail, ${waiting} waiting` : 'Unmatched mail'}
      >
        <Badge badgeContent={waiting} color="primary" max={99}>
          <MailQuestionMark size={20} aria-hidden="true" />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
