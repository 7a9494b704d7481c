import { toChildCount } from '@expat-buddy/domain/inquiry/schema';
import { inquiryMessages } from '#messages/inquiry/inquiry.ts';
import { controlClass, Field } from '#ui/field.tsx';
import type { InquiryFormControl } from './inquiry-form-control.ts';

type ChildCountFieldProps = {
  form: InquiryFormControl;
  name: 'childrenUnder12' | 'childrenUnder5';
  label: string;
};

/** A non-numeric entry becomes 0 (specification, section 5). */
export function ChildCountField({ form, name, label }: ChildCountFieldProps) {
  const showNumber = () => form.setValue(name, toChildCount(form.getValues(name)));
  return (
    <Field
      label={label}
      note={inquiryMessages.optional}
      error={form.formState.errors[name]?.message}
    >
      {(control) => (
        <input
          {...control}
          {...form.register(name, { onBlur: showNumber })}
          type="text"
          autoComplete="off"
          inputMode="numeric"
          placeholder="0"
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} tabular`}
        />
      )}
    </Field>
  );
}
