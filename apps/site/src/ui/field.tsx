import { type ReactNode, useId } from 'react';

export const controlClass =
  'min-h-11 w-full rounded-md border border-field bg-surface px-3.5 py-2 text-[1rem] text-ink placeholder:text-muted [&[readonly]]:bg-sand aria-invalid:border-danger aria-invalid:border-2';

type ControlProps = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

type FieldProps = {
  label: string;
  /** Shown next to the label, for example "optional". */
  note?: string;
  error?: string;
  /** Said to screen readers; who sees the form sees which fields are optional. */
  isRequired?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, note, error, isRequired, className, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <div className="mb-1.5 text-[0.95rem]">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <FieldNote id={`${id}-note`} note={note} />
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(note && `${id}-note`, error && errorId),
        'aria-required': isRequired,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function describedBy(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

export function FieldNote({ id, note }: { id: string; note?: string }) {
  if (!note) return null;
  return (
    <>
      {' '}
      <span id={id} className="ms-0.5 text-muted">
        ({note})
      </span>
    </>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 text-[0.92rem] font-medium text-danger">
      {error}
    </p>
  );
}
