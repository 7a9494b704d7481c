import { withEnDash } from '#lib/text/typeset-facts.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { counted } from './use-choice-counts.ts';
import { useFilterLabels } from './use-filter-labels.ts';

type TravelFilterSelectProps = {
  label: string;
  value: string;
  options: string[];
  countOf: (choice: string) => string | undefined;
  onChange: (value: string) => void;
};

/**
 * A native select. A value from the URL that is not an option remains visible, because it filters.
 */
export function TravelFilterSelect({
  label,
  value,
  options,
  countOf,
  onChange,
}: TravelFilterSelectProps) {
  const { filters: text } = travelsMessages;
  const labelOf = useFilterLabels();
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`lg:ps-2.5 lg:pe-7 ${value ? 'border-sea font-medium text-sea' : ''}`}
        >
          <option value="">{text.any}</option>
          {all.map((option) => (
            <option key={option} value={option}>
              {counted(withEnDash(labelOf(option)), countOf(option))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
