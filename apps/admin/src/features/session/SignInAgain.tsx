import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { rich, t } from '#i18n/t.ts';
import { lastKnownEmail } from '#providers/auth/account.ts';
import { signInPath } from '#providers/auth/auth-provider.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { lostSession } from '#providers/auth/lost-session.ts';
import { addressOf, pathInside } from '#providers/paths.ts';
import { supabase } from '#providers/supabase.ts';
import { PasswordField } from '#ui/inputs/PasswordField.tsx';

/** The person at the screen may be somebody else by now. */
const blurredBackdrop = { backdrop: { sx: { backdropFilter: 'blur(14px)' } } };

function leave() {
  const { pathname, search } = window.location;
  window.location.assign(addressOf(signInPath('ended', pathInside(pathname) + search)));
}

/** The page stays mounted: nothing typed is lost, and pending saves continue after signing in. */
export default function SignInAgain() {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const email = lastKnownEmail();
  const id = useId();
  const isElsewhere = lostSession.reason() === 'signed-out-elsewhere';
  const again = rich('Sign in again as {email} to continue. Nothing you typed is lost.', {
    email: <strong key="email">{email}</strong>,
  });

  async function signIn(event: FormEvent) {
    event.preventDefault();
    // React bubbles this submit to the form that the dialog is rendered in.
    event.stopPropagation();
    if (isBusy) return;
    if (!password) return setProblem(t('Please enter your password.'));
    setBusy(true);
    setProblem(undefined);
    // The SIGNED_IN event closes the dialog.
    const { error } = await supabase.auth.signInWithPassword({ email, password });
    if (error) setProblem(authSentence(error));
    setBusy(false);
  }

  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth slotProps={blurredBackdrop}>
      <form noValidate onSubmit={(event) => void signIn(event)}>
        <DialogTitle id={id}>
          {isElsewhere ? t('You are signed out here') : t('Your session has ended')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {isElsewhere ? rich('You signed out in another tab. {again}', { again }) : again}
          </DialogContentText>
          {problem && (
            <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
              {problem}
            </Alert>
          )}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={t('Password')}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={leave}>{t('Sign in as someone else')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? t('Signing in…') : t('Sign in')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
