import { travelsMessages } from '#messages/trips/travels.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type CountOf, counted } from './use-choice-counts.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

type TravelFilterMonthProps = {
  month: number | null;
  countOf: CountOf;
  onChange: (month: number | null) => void;
};

/** Travels for which the month is best or good. */
export function TravelFilterMonth({ month, countOf, onChange }: TravelFilterMonthProps) {
  const { filters: text } = travelsMessages;
  return (
    <Field label={text.month} className="min-w-0">
      {(control) => (
        <Select
          {...control}
          value={month ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          className={`lg:ps-2.5 lg:pe-7 ${month ? 'border-sea font-medium text-sea' : ''}`}
        >
          <option value="">{text.any}</option>
          {months.map((number) => (
            <option key={number} value={number}>
              {counted(text.monthChip(number), countOf('month', String(number)))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
