import { TextField, type TextFieldProps } from '@mui/material';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { t } from '#i18n/t.ts';

const isHalfTyped = ({ validity }: HTMLInputElement) => validity.badInput;

/** Shows the sentence of the first half-typed field inside; false if there is none. */
export function refuseHalfTyped(root: Element | null): boolean {
  const inputs = [...(root?.querySelectorAll('input') ?? [])];
  const half = inputs.find(isHalfTyped);
  half?.checkValidity();
  half?.focus();
  return half !== undefined;
}

const sentences = {
  date: t('This date is not complete. Enter day, month and year, or clear the field.'),
  time: t('This time is not complete. Enter hours and minutes, or clear the field.'),
  'datetime-local': t('Date and time are not complete. Enter all parts, or clear the field.'),
} as const;

type DateFieldProps = Omit<TextFieldProps, 'type' | 'slotProps'> & {
  type: keyof typeof sentences;
  htmlInput?: { min?: string; max?: string; readOnly?: boolean; 'aria-label'?: string };
};

/** A day, a time or both. Empty it looks empty, and what is only half typed is refused with a sentence. */
export function DateField(props: DateFieldProps) {
  const { type, htmlInput, error, helperText, onBlur, onInput, onChange, sx, ...rest } = props;
  const [isHalf, setHalf] = useState(false);
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''));
  const shown = rest.value === undefined ? typed : String(rest.value);
  const look = ({ target }: FormEvent | FocusEvent) =>
    setHalf(isHalfTyped(target as HTMLInputElement));
  return (
    <TextField
      {...rest}
      type={type}
      error={isHalf || error === true}
      helperText={isHalf ? <span role="alert">{sentences[type]}</span> : helperText}
      onChange={(event) => {
        setTyped(event.target.value);
        if (isHalf) look(event);
        onChange?.(event);
      }}
      onInput={(event) => {
        if (isHalf) look(event);
        onInput?.(event as never);
      }}
      onBlur={(event) => {
        look(event);
        // Its value is empty, which nobody meant.
        if (!isHalfTyped(event.target as HTMLInputElement)) onBlur?.(event);
      }}
      onInvalid={(event) => {
        event.preventDefault();
        look(event);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, 'data-empty': shown === '' ? '' : undefined },
      }}
      sx={[
        {
          // WebKit shows today in an empty field.
          '& input[data-empty]:not(:focus)::-webkit-datetime-edit': {
            color: 'text.secondary',
            opacity: 0.6,
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
