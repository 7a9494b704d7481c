import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';

const CONTROL = 'input:not([type="hidden"]), textarea, button, [role="combobox"]';
const WRONG = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error';

/** The control of the first field with a problem that is on screen. */
function firstWrongControl(form: Element): HTMLElement | null {
  const [wrong] = [...form.querySelectorAll<HTMLElement>(WRONG)].filter((one) =>
    one.checkVisibility(),
  );
  if (!wrong || wrong.matches(CONTROL)) return wrong ?? null;
  // A sentence stands below its field.
  let around = wrong.parentElement;
  while (around && around !== form && !around.querySelector(CONTROL)) around = around.parentElement;
  return around?.querySelector<HTMLElement>(CONTROL) ?? wrong;
}

function nameOf(control: HTMLElement): string {
  const { labels } = control as HTMLInputElement;
  const group = control.closest('[role="group"], fieldset');
  const text =
    control.getAttribute('aria-label') ??
    labels?.[0]?.textContent ??
    group?.getAttribute('aria-label') ??
    group?.querySelector('legend')?.textContent ??
    '';
  return text.replaceAll('*', '').trim();
}

/** A refused save leads to the first field with a problem, and names it. */
export function FirstFault() {
  const { errors, submitCount, isSubmitting } = useFormState();
  const notify = useNotify();
  const place = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    // After the tab with the field has opened.
    const timer = setTimeout(() => {
      const form = place.current?.closest('form');
      const control = form && firstWrongControl(form);
      const field = control && nameOf(control);
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      notify(
        field
          ? t('Not saved yet: check “{field}”.', { field })
          : t('Not saved yet: check the fields in red.'),
        { type: 'error' },
      );
    });
    return () => clearTimeout(timer);
  }, [submitCount, isSubmitting, errors, notify]);
  return <span ref={place} hidden />;
}
