import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { t } from '#i18n/t.ts';

type AuthFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: ReactNode;
  problem?: string;
};

export function AuthField({ label, hint, problem, ...input }: AuthFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = input.type === 'password';
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={isPassword ? 'password' : undefined}>
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
          type={isPassword && isShown ? 'text' : input.type}
        />
        {isPassword && (
          <button
            type="button"
            className="show"
            aria-label={isShown ? t('Hide password') : t('Show password')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('Hide') : t('Show')}
          </button>
        )}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
