import { type CalendarDay, isBeforeDay } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import { useState } from 'react';
import { typedDayMessages as text } from '#messages/controls/typed-day.ts';
import { locale } from '#messages/locale.ts';
import { Button } from '../button.tsx';
import { controlClass, Field } from '../field.tsx';
import { readTypedDay } from './read-typed-day.ts';

type TypedDayProps = {
  earliest: CalendarDay;
  latest: CalendarDay;
  onChoose: (day: CalendarDay) => void;
};

/** For who would rather type a day than look for it in the calendar. */
export function TypedDay({ earliest, latest, onChoose }: TypedDayProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const shown = (day: CalendarDay) => dayText(day, locale.language);
  const choose = () => {
    const day = readTypedDay(typed, earliest);
    if (!day) setError(text.unknown);
    else if (isBeforeDay(day, earliest) || isBeforeDay(latest, day)) {
      setError(text.outside(shown(earliest), shown(latest)));
    } else onChoose(day);
  };
  return (
    <div className="mb-3 flex items-start gap-2 border-b border-line pb-3">
      <Field label={text.label} error={error} className="max-w-52 min-w-0 flex-1">
        {(control) => (
          <input
            {...control}
            value={typed}
            placeholder={text.example}
            autoComplete="off"
            className={controlClass}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It would send the form that the calendar belongs to.
              event.preventDefault();
              choose();
            }}
          />
        )}
      </Field>
      <Button variant="outline" className="mt-7.5" onClick={choose}>
        {text.choose}
      </Button>
    </div>
  );
}
