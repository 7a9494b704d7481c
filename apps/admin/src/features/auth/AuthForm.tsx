import { type ReactNode, useRef, useState } from 'react';
import { unreachableSentence } from '#providers/auth/auth-sentences.ts';

export type Problems = { form?: string } & Record<string, string | undefined>;

type AuthFormProps = {
  submitLabel: string;
  busyLabel: string;
  /** Why the person was redirected here; hidden after submitting. */
  reason?: string;
  /** Resolves with the problems, or with nothing when the page navigates away. */
  onSubmit: (values: FormData) => Promise<Problems | undefined>;
  children: (problems: Problems) => ReactNode;
};

/** Prevents double submits, announces problems and focuses the first invalid field. */
export function AuthForm({ submitLabel, busyLabel, reason, onSubmit, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({ form: reason });
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    if (isBusy || !form.current) return;
    setIsBusy(true);
    setProblems({});
    const found = await onSubmit(new FormData(form.current)).catch((error: unknown) => {
      console.error(error);
      return { form: unreachableSentence };
    });
    setIsBusy(false);
    if (!found) return;
    setProblems(found);
    const field = Object.keys(found).find((name) => name !== 'form');
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div role="alert">{problems.form && <p className="alert">{problems.form}</p>}</div>
      {children(problems)}
      <button type="submit" aria-disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </button>
    </form>
  );
}
