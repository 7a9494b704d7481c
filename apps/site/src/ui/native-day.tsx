import {
  type CalendarDay,
  isBeforeDay,
  isCalendarDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { type ComponentProps, useEffect, useRef } from 'react';
import { controlClass } from './field.tsx';

type NativeDayProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: CalendarDay | null;
  earliest: CalendarDay;
  latest: CalendarDay;
  onChoose: (day: CalendarDay | null) => void;
};

/** The browser's own day input: takes the calendar's place when its code could not be fetched. */
export function NativeDay({ value, earliest, latest, onChoose, ...input }: NativeDayProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <input
      {...input}
      ref={ref}
      type="date"
      defaultValue={value ?? ''}
      min={earliest}
      max={latest}
      onChange={({ currentTarget: { value: day } }) => {
        // While a year is being typed the input holds days of the first century.
        const isComplete = isCalendarDay(day) && !isBeforeDay(day, earliest);
        onChoose(isComplete ? day : null);
      }}
      className={controlClass}
    />
  );
}
