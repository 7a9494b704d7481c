import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { DeliveryChip, DeliveryTrouble } from './DeliveryState.tsx';
import { eventSentence } from './event-sentence.ts';
import type { Mail } from './mail-state.ts';
import type { SubmissionEvent } from './thread-entries.ts';

function ThreadLine({ at, children, mark }: { at: string; children: ReactNode; mark?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, px: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="span">
        <Moment at={at} />
      </Typography>
      {mark && <Box sx={{ marginInlineStart: 'auto' }}>{mark}</Box>}
    </Box>
  );
}

type EventEntryProps = { event: SubmissionEvent; nameOf: (id: string | null) => string };

export function EventEntry({ event, nameOf }: EventEntryProps) {
  return (
    <li>
      <ThreadLine at={event.created_at}>{eventSentence(event, nameOf)}</ThreadLine>
    </li>
  );
}

/** The outbox does not keep the language of an email. */
const ARABIC = /\p{Script=Arabic}/u;

/** An email that nobody wrote by hand, such as the receipt. */
export function MailEntry({ mail }: { mail: Mail }) {
  return (
    <li>
      <ThreadLine at={mail.sent_at ?? mail.created_at} mark={<DeliveryChip mail={mail} />}>
        {rich('Email to {recipient}: {subject}', {
          recipient: mail.to_email,
          subject: (
            <bdi key="subject" lang={ARABIC.test(mail.subject) ? 'ar' : undefined}>
              {mail.subject}
            </bdi>
          ),
        })}
        {mail.attempts > 1 && ` (${t('{attempts} attempts', { attempts: mail.attempts })})`}
      </ThreadLine>
      <Box sx={{ px: 1.5 }}>
        <DeliveryTrouble mail={mail} />
      </Box>
    </li>
  );
}
