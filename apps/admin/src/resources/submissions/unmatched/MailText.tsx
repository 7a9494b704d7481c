import { cutText } from '@expat-buddy/domain/format/cut-text';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { UnmatchedMail } from './unmatched-mail.ts';

const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
/** Characters that are shown before somebody asks for the rest. */
const BEGINNING = 600;

/** Text as it was written: nothing of an email is rendered as HTML. */
export function MailText({ mail }: { mail: UnmatchedMail }) {
  const beginning = cutText(mail.body, BEGINNING);
  const isLong = beginning !== mail.body;
  const rest = [isLong && `…${mail.body.slice(beginning.length - 1)}`, mail.quoted].filter(Boolean);
  return (
    <>
      <Typography dir="auto" sx={{ ...asWritten, maxWidth: '70ch' }}>
        {isolateNumbers(beginning)}
      </Typography>
      {rest.length > 0 && (
        <Box component="details" sx={{ mt: 1, color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', py: 0.5 }}>
            {isLong ? t('Rest of the email') : t('Quoted text')}
          </Box>
          <Typography variant="body2" dir="auto" sx={asWritten}>
            {isolateNumbers(rest.join('\n\n'))}
          </Typography>
        </Box>
      )}
    </>
  );
}
