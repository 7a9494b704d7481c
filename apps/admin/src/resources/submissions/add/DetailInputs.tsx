import { detailFieldsOf } from '@expat-buddy/domain/inquiry/kinds/details';
import { useWatch } from 'react-hook-form';
import { translated } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { TimeInput } from '#ui/inputs/TimeInput.tsx';

/** What only this kind of inquiry asks for. */
export function DetailInputs() {
  const service = useWatch<{ service: string }, 'service'>({ name: 'service' });
  return detailFieldsOf(service).map(([name, field]) => {
    const input = { source: `details.${name}`, label: translated(field.label) };
    switch (field.shape) {
      case 'number':
        return <NumberField key={name} {...input} />;
      case 'day':
        return <DayInput key={name} {...input} helperText="" />;
      case 'time':
        return <TimeInput key={name} {...input} helperText="" />;
      default:
        return <PlainTextInput key={name} {...input} />;
    }
  });
}
