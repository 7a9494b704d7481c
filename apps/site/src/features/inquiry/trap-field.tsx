import { TRAP_FIELD } from './form-signs.ts';

/** A honeypot: only scripts fill it in. */
export function TrapField() {
  return (
    <input
      type="text"
      name={TRAP_FIELD}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}
