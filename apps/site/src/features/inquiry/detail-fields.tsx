import type { DetailField } from '@expat-buddy/domain/inquiry/kinds/detail-field';
import { detailFieldsOf } from '@expat-buddy/domain/inquiry/kinds/details';
import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import { detailLabels } from '#messages/inquiry/detail-labels.ts';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { controlClass, Field } from '#ui/field.tsx';
import type { InquiryFormControl } from './inquiry-form-control.ts';

const inputs: Readonly<Record<DetailField['shape'], { type: string; inputMode?: 'numeric' }>> = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric' },
  day: { type: 'date' },
  time: { type: 'time' },
};

type DetailFieldsProps = { form: InquiryFormControl; service: ServiceType };

/** What only this kind of inquiry asks for. */
export function DetailFields({ form, service }: DetailFieldsProps) {
  const fields = detailFieldsOf(service);
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(([name, { shape, label }]) => (
        <Field
          key={name}
          label={detailLabels[name] ?? label}
          note={text.optional}
          error={form.getFieldState(`details.${name}`, form.formState).error?.message}
        >
          {(control) => (
            <input
              {...control}
              {...inputs[shape]}
              {...form.register(`details.${name}`)}
              autoComplete="off"
              className={`${controlClass} tabular`}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
