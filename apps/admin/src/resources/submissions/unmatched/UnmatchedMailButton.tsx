import { Badge, IconButton, Tooltip } from '@mui/material';
import { MailQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSubmissionCounts } from '#features/inbox/submission-counts.ts';
import { t } from '#i18n/t.ts';

export function UnmatchedMailButton() {
  const { data: counts } = useSubmissionCounts();
  const waiting = counts?.unmatched ?? 0;
  const icon = <MailQuestionMark size={20} aria-hidden="true" />;
  return (
    <Tooltip title={t('Unmatched mail')}>
      <IconButton
        component={Link}
        to="/submissions/unmatched"
        aria-label={
          waiting > 0 ? t('Unmatched mail, {waiting} waiting', { waiting }) : t('Unmatched mail')
        }
      >
        {/* A hidden badge still has its text, which the label would have to repeat. */}
        {waiting > 0 ? (
          <Badge badgeContent={waiting} color="primary" max={99}>
            {icon}
          </Badge>
        ) : (
          icon
        )}
      </IconButton>
    </Tooltip>
  );
}
