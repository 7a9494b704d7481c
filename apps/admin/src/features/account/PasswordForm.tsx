import { newPasswordProblem, PASSWORD_TOO_SHORT } from '@expat-buddy/domain/account/new-password';
import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { t, translated } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { PasswordField } from '#ui/inputs/PasswordField.tsx';
import { PasswordStrengthHint } from '#ui/inputs/PasswordStrengthHint.tsx';
import { changeOwnPassword } from './own-account.ts';

export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problems, setProblems] = useState<{ current?: string; next?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();

  async function change(event: FormEvent) {
    event.preventDefault();
    const refused = newPasswordProblem(next);
    if (refused) return setProblems({ next: translated(refused) });
    setBusy(true);
    const problem = await changeOwnPassword(email, current, next);
    setBusy(false);
    if (problem?.field === 'current')
      return setProblems({ current: t('This is not your current password.') });
    if (problem) return setProblems({ next: authSentence(problem.error) });
    setCurrent('');
    setNext('');
    setProblems({});
    notify(t('Password changed. Your other devices have been signed out.'), { type: 'success' });
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void change(event)}>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={problems.current !== undefined}
        helperText={problems.current}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problems.next !== undefined}
        helperText={
          problems.next ?? (
            <>
              {!next && translated(PASSWORD_TOO_SHORT)}
              <PasswordStrengthHint password={next} email={email} />
            </>
          )
        }
      />
      <Button type="submit" variant="outlined" disabled={isBusy || !current || !next}>
        {isBusy ? t('Changing…') : t('Change password')}
      </Button>
    </Box>
  );
}
