import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import type { Message } from '@expat-buddy/domain/message/types';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { rich, t } from '#i18n/t.ts';
import type { StoredMessageFile } from '#providers/message-files.ts';
import { Moment } from '#ui/Moment.tsx';
import { TextWithPhones } from '#ui/TextWithPhones.tsx';
import { ThreadCard } from '#ui/ThreadCard.tsx';
import { DeliveryChip, DeliveryTrouble } from './DeliveryState.tsx';
import { MessageFile } from './MessageFile.tsx';
import type { Mail } from './mail-state.ts';

type MessageEntryProps = {
  message: Message;
  mail: Mail | undefined;
  files: readonly StoredMessageFile[];
  authorName: string;
  customerName: string;
};

/** An email names its address: it is not always the customer's. */
function titleOf(
  { channel, from_email, direction, to_emails }: Message,
  author: string,
): ReactNode {
  const name = <strong key="name">{author}</strong>;
  if (direction === 'outbound')
    return rich('{name} to {toEmails}', { name, toEmails: to_emails.join(', ') });
  if (channel === 'page') return rich('{name} on the inquiry page', { name });
  return from_email
    ? rich('{name} by email from {fromEmail}', { name, fromEmail: from_email })
    : rich('{name} by email', { name });
}

/** Text as it was written: what customers send is never rendered as HTML. */
export function MessageEntry({
  message,
  mail,
  files,
  authorName,
  customerName,
}: MessageEntryProps) {
  const isInbound = message.direction === 'inbound';
  const from = isInbound ? message.from_name || customerName : authorName;
  return (
    <ThreadCard
      tone={isInbound ? 'inbound' : 'outbound'}
      title={titleOf(message, from)}
      at={<Moment at={message.sent_at} />}
      mark={!isInbound && message.channel === 'email' && <DeliveryChip mail={mail} />}
    >
      {message.subject && (
        <Typography
          variant="body2"
          color="text.secondary"
          dir="auto"
          lang={message.language}
          sx={{ mb: 0.75 }}
        >
          {message.subject}
        </Typography>
      )}
      <Typography
        dir="auto"
        lang={message.language}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}
      >
        <TextWithPhones>{message.body}</TextWithPhones>
      </Typography>
      {message.quoted && (
        <Box component="details" sx={{ mt: 1, color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', py: 0.5 }}>
            {t('Quoted text')}
          </Box>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {isolateNumbers(message.quoted)}
          </Typography>
        </Box>
      )}
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Files')}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {files.map((file) => (
            <MessageFile key={file.id} file={file} />
          ))}
        </Box>
      )}
      {!isInbound && <DeliveryTrouble mail={mail} />}
    </ThreadCard>
  );
}
