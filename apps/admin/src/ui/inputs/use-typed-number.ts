import { parseNumber } from '@expat-buddy/domain/typed-number';
import { type KeyboardEvent, useState } from 'react';
import { locale } from '#i18n/locale.ts';

type TypedNumber = {
  /** A text is what could not be read. */
  value: number | string | null | undefined;
  mostDecimals: number;
  onChange: (value: number | string | null) => void;
};

const decimalSign = new Intl.NumberFormat(locale.tag).format(0.5).replace(/\d/g, '');

const write = (value: TypedNumber['value']) =>
  typeof value === 'number' ? String(value).replace('.', decimalSign) : (value ?? '');

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A text field for a number: takes decimal commas and points, groups and other digits in any language, and nothing
 * but typing changes it. The text stays as typed while it means the form's value. What cannot be read reaches the form
 * as a text, for its schema to refuse.
 */
export function useTypedNumber({ value, mostDecimals, onChange }: TypedNumber) {
  const [typed, setTyped] = useState(() => write(value));
  const read = (text: string) =>
    text.trim() === '' ? null : (parseNumber(text, mostDecimals) ?? text);
  const change = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  return {
    value: read(typed) === (value ?? null) ? typed : write(value),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || typeof value === 'string')
        return;
      event.preventDefault();
      change(write(Number(((value ?? 0) + step).toFixed(mostDecimals))));
    },
    input: {
      inputMode: mostDecimals > 0 ? 'decimal' : 'numeric',
      role: 'spinbutton',
      'aria-valuenow': typeof value === 'number' ? value : undefined,
      autoComplete: 'off',
    } as const,
  };
}
