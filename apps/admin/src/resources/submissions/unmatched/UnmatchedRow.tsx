import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { Paperclip, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { editPath } from '#ui/record-paths.ts';
import { MessageFile } from '../conversation/thread/MessageFile.tsx';
import { AttachDialog } from './AttachDialog.tsx';
import { MailText } from './MailText.tsx';
import { reasons, type UnmatchedMail, warningOf } from './unmatched-mail.ts';
import { useUnmatchedMail } from './use-unmatched-mail.tsx';

function Actions({ mail }: { mail: UnmatchedMail }) {
  const { attach, discard, restore, report } = useUnmatchedMail();
  const [isBusy, setIsBusy] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const run = (action: () => Promise<unknown>) => {
    setIsBusy(true);
    void action()
      .catch(report)
      .finally(() => setIsBusy(false));
  };
  const { suggestion } = mail;
  const icon = <Paperclip size={16} aria-hidden="true" />;
  // An answer of ours and a notice of failed delivery are no messages of a customer, so that they cannot be attached as one.
  const isAnswer = mail.reason === 'answer';
  const isMessage = !isAnswer && mail.reason !== 'undelivered';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {!isMessage && suggestion && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={editPath('submissions', suggestion.id)}
        >
          {t('Open inquiry {reference}', { reference: inquiryReference(suggestion.id) })}
        </Button>
      )}
      {isMessage && suggestion && (
        <Button
          size="small"
          variant="outlined"
          startIcon={icon}
          disabled={isBusy}
          onClick={() => run(() => attach(mail, suggestion))}
        >
          {/* One element, or the button's gaps come between the words. */}
          <span>
            {rich('Attach to {name}, {reference}', {
              name: <bdi key="name">{suggestion.name}</bdi>,
              reference: inquiryReference(suggestion.id),
            })}
          </span>
        </Button>
      )}
      {isMessage && (
        <Button
          size="small"
          variant="outlined"
          startIcon={suggestion ? undefined : icon}
          disabled={isBusy}
          onClick={() => setIsSearching(true)}
        >
          {suggestion ? t('Another inquiry…') : t('Attach to an inquiry…')}
        </Button>
      )}
      {mail.discarded_at === null ? (
        <Button
          size="small"
          startIcon={<Trash2 size={16} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => run(() => discard(mail))}
        >
          {t('Discard')}
        </Button>
      ) : (
        <Button
          size="small"
          startIcon={<Undo2 size={16} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => run(() => restore(mail))}
        >
          {t('Restore')}
        </Button>
      )}
      {isSearching && (
        <AttachDialog
          search={mail.from_email ?? ''}
          onAttach={(submission) => attach(mail, submission)}
          onClose={() => setIsSearching(false)}
        />
      )}
    </Box>
  );
}

export function UnmatchedRow({ mail }: { mail: UnmatchedMail }) {
  const { label } = reasons[mail.reason];
  const warning = warningOf(mail);
  return (
    <Box component="li" sx={{ p: { xs: 1.5, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
        }}
      >
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {mail.from_name && (
            <>
              <strong>
                <bdi>{mail.from_name}</bdi>
              </strong>{' '}
            </>
          )}
          {mail.from_email ?? t('Without a sender')}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="span">
          <Moment at={mail.received_at} />
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          label={label}
          color={warning ? 'warning' : 'default'}
          sx={{ marginInlineStart: { sm: 'auto' } }}
        />
      </Box>
      <Typography
        component="h2"
        variant="body1"
        dir="auto"
        sx={{ fontWeight: 600, mt: 0.5, mb: 0.75, maxWidth: '70ch', overflowWrap: 'anywhere' }}
      >
        {mail.subject || t('(No subject)')}
      </Typography>
      {warning && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5, maxWidth: '75ch' }}>
          {warning}
        </Alert>
      )}
      <MailText mail={mail} />
      {mail.files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Files')}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {mail.files.map((file) => (
            <MessageFile key={file.id} file={file} />
          ))}
        </Box>
      )}
      {mail.reason === 'unknown' && mail.suggestion && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('The inquiry is suggested by the sender’s address, which is not verified.')}
        </Typography>
      )}
      <Actions mail={mail} />
    </Box>
  );
}
