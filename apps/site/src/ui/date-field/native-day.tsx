import {
  type CalendarDay,
  isBeforeDay,
  isCalendarDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { type ComponentProps, useEffect, useRef } from 'react';
import { DateInput } from './date-input.tsx';

type NativeDayProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: CalendarDay | null;
  earliest: CalendarDay;
  latest: CalendarDay;
  onChoose: (day: CalendarDay | null) => void;
};

/** Replaces the calendar if the calendar's code could not be loaded. */
export function NativeDay({ value, earliest, latest, onChoose, ...input }: NativeDayProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <DateInput
      {...input}
      ref={ref}
      defaultValue={value ?? ''}
      min={earliest}
      max={latest}
      onChange={({ currentTarget: { value: day } }) => {
        // While a year is being typed, the value is a day in the first century.
        const isComplete = isCalendarDay(day) && !isBeforeDay(day, earliest);
        onChoose(isComplete ? day : null);
      }}
    />
  );
}
