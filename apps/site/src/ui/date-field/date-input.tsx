import { type ComponentProps, type FormEvent, type Ref, useId, useState } from 'react';
import { dateFieldMessages as text } from '#messages/controls/date-field.ts';
import { controlClass, describedBy, FieldError } from '../field.tsx';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  ref?: Ref<HTMLInputElement>;
};

/** The browser's own field. Empty it looks empty, and a date that is only half typed is refused with a sentence. */
export function DateInput({ onBlur, onChange, ref, ...input }: DateInputProps) {
  const id = useId();
  const [isHalf, setHalf] = useState(false);
  const [isEmpty, setEmpty] = useState(!input.defaultValue);
  const look = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setHalf(currentTarget.validity.badInput);
    setEmpty(currentTarget.value === '');
  };
  return (
    <>
      <input
        {...input}
        ref={ref}
        type="date"
        aria-invalid={isHalf || input['aria-invalid']}
        aria-describedby={describedBy(input['aria-describedby'], isHalf ? id : '')}
        onChange={(event) => {
          look(event);
          onChange?.(event);
        }}
        onBlur={(event) => {
          look(event);
          onBlur?.(event);
        }}
        className={`${controlClass} ${isEmpty ? '[&:not(:focus)::-webkit-datetime-edit]:opacity-60' : ''} ${isHalf ? 'border-2 border-danger' : ''}`}
      />
      <div role="alert">{isHalf && <FieldError id={id} error={text.incomplete} />}</div>
    </>
  );
}
