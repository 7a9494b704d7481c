import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { MAIL_HEALTH } from '#features/mail/mail-health.ts';
import { t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { Section } from '#ui/page/Section.tsx';
import { runSelfTest, type SelfTestOutcome, type SelfTestStep } from './self-test.ts';

const successes: Readonly<Record<SelfTestStep['name'], string>> = {
  saved: t('The inquiry was saved'),
  queued: t('Its email was queued'),
  sent: t('The mail server accepted the email'),
  removed: t('The test inquiry was deleted'),
};
const failures: Readonly<Record<SelfTestStep['name'], string>> = {
  saved: t('The inquiry could not be saved'),
  queued: t('Its email could not be queued'),
  sent: t('The mail server did not accept the email'),
  removed: t('The test inquiry could not be deleted; it will be cleaned up within minutes'),
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function Outcome({ outcome }: { outcome: SelfTestOutcome }) {
  const { success, email, reference, steps } = outcome;
  const total = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return (
    <>
      <Alert severity={success ? 'success' : 'error'} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {success
          ? t(
              'Everything works ({total}). Look for self-test {reference} in the inbox of {email}.',
              { total: seconds(total), reference, email },
            )
          : t('Something failed. The steps below show where.')}
      </Alert>
      <Box component="ol" aria-label={t('Steps')} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {steps.map(({ name, isDone, milliseconds, reason }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
            <Box sx={{ color: isDone ? 'success.main' : 'error.main', pt: '3px' }}>
              {isDone ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            </Box>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {reason
                ? t('{step}: {reason}', { step: failures[name], reason: storedMessage(reason) })
                : (isDone ? successes : failures)[name]}
            </Typography>
            <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {seconds(milliseconds)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

export function SelfTest() {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: runSelfTest,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MAIL_HEALTH] }),
  });
  return (
    <Section title={t('Self-test')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t(
          'Sends a test inquiry end to end: it is saved, queued and mailed to your own address. It appears in no list or figure and deletes itself.',
        )}
      </Typography>
      <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
        {isPending ? t('Testing…') : t('Run the self-test')}
      </Button>
      <div aria-live="polite">
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        )}
        {data && !isPending && <Outcome outcome={data} />}
      </div>
    </Section>
  );
}
