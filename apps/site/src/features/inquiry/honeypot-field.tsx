import { HONEYPOT_FIELD } from './spam-signals.ts';

/** A honeypot: only scripts fill it in. */
export function HoneypotField() {
  return (
    <input
      type="text"
      name={HONEYPOT_FIELD}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}
