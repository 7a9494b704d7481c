import { AuthField } from './AuthField.tsx';
import type { Problems } from './AuthForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

type PasswordFieldsProps = {
  label: string;
  repeatLabel: string;
  email?: string;
  /** Those of `newPasswordProblems`. */
  problems: Problems;
};

/** A new password, typed twice. */
export function PasswordFields({ label, repeatLabel, email, problems }: PasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label={label} email={email} problem={problems.password} />
      <AuthField
        label={repeatLabel}
        name="again"
        type="password"
        autoComplete="new-password"
        problem={problems.again}
        required
      />
    </>
  );
}
