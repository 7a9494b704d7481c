import { FULL_NAME_MAX_LENGTH } from '@expat-buddy/domain/account/limits';
import { AuthField } from './AuthField.tsx';

export function NameField({ label, problem }: { label: string; problem: string | undefined }) {
  return (
    <AuthField
      label={label}
      name="full_name"
      autoComplete="name"
      maxLength={FULL_NAME_MAX_LENGTH}
      problem={problem}
      required
    />
  );
}
