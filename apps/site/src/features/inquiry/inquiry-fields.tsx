import { groupSizes } from '@expat-buddy/domain/inquiry/group-sizes';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { CheckField } from '#ui/check-field.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ChildCountField } from './child-count-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import type { InquiryFormControl } from './inquiry-form-control.ts';
import type { InquiryRequest } from './inquiry-request.ts';
import { JourneyDates } from './journey-dates.tsx';
import type { ShownFields } from './shown-fields.ts';

type InquiryFieldsProps = {
  form: InquiryFormControl;
  fields: ShownFields;
  request: InquiryRequest;
};

export function InquiryFields({ form, fields, request }: InquiryFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="@container space-y-5">
      <div className="grid gap-5 @lg:grid-cols-2">
        <Field isRequired label={text.name} error={errors.name?.message}>
          {(control) => (
            <input
              {...control}
              {...register('name')}
              autoComplete="name"
              placeholder={text.namePlaceholder}
              className={controlClass}
            />
          )}
        </Field>
        <Field isRequired label={text.email} error={errors.email?.message}>
          {(control) => (
            <input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              placeholder={text.emailPlaceholder}
              className={controlClass}
            />
          )}
        </Field>
      </div>
      <Field label={text.service} error={errors.service?.message}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={text.serviceNames[request.serviceType]}
            className={controlClass}
          />
        )}
      </Field>
      <Field isRequired label={text.message} error={errors.message?.message}>
        {(control) => (
          <textarea
            {...control}
            {...register('message')}
            rows={5}
            placeholder={text.placeholders[request.serviceType]}
            className={`${controlClass} leading-normal max-sm:min-h-54`}
          />
        )}
      </Field>
      <Field label={text.groupSize} note={text.optional} error={errors.groupSize?.message}>
        {(control) => (
          <Select {...control} {...register('groupSize')}>
            <option value="">{text.groupSizePlaceholder}</option>
            {groupSizes.map((size) => (
              <option key={size} value={size}>
                {text.groupSizes[size]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DetailFields form={form} service={request.serviceType} />
      {fields.dates && <JourneyDates form={form} />}
      {fields.children && (
        <div className="grid gap-5 sm:grid-cols-2">
          <ChildCountField form={form} name="childrenUnder12" label={text.childrenUnder12} />
          <ChildCountField form={form} name="childrenUnder5" label={text.childrenUnder5} />
        </div>
      )}
      {(fields.transportation || fields.camping) && (
        <div>
          {fields.transportation && (
            <CheckField label={text.transportation} {...register('needsTransportation')} />
          )}
          {fields.camping && <CheckField label={text.camping} {...register('includesCamping')} />}
        </div>
      )}
    </div>
  );
}
