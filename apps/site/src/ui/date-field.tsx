import {
  type CalendarDay,
  dateOfCalendarDay,
  formatCalendarDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { CalendarDays, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessages } from '#lib/messages/base-messages.ts';
import { Button } from './button.tsx';
import { controlClass, FieldError } from './field.tsx';

const loadCalendar = () => import('./day-calendar.tsx');
const DayCalendar = lazy(loadCalendar);

type DateFieldProps = {
  label: string;
  value: CalendarDay | null;
  onChange: (day: CalendarDay | null) => void;
  earliest: CalendarDay;
  error?: string;
};

/** A button that opens a calendar. Days before `earliest` cannot be chosen. */
export function DateField({ label, value, onChange, earliest, error }: DateFieldProps) {
  const { common, dateField: text, locale } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const choose = (day: CalendarDay | null) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block text-[0.95rem] font-medium">
        {label}
      </span>
      <div className="relative">
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <button
              type="button"
              id={id}
              aria-labelledby={`${id}-label ${id}`}
              aria-describedby={error ? `${id}-error` : undefined}
              onPointerEnter={() => void loadCalendar()}
              className={`${controlClass} tabular flex items-center gap-2.5 text-start ${value ? 'pe-11' : ''} ${error ? 'border-2 border-danger' : ''}`}
            >
              <CalendarDays className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
              <span className={value ? '' : 'text-muted'}>
                {value ? formatCalendarDay(value, locale, { dateStyle: 'medium' }) : text.pick}
              </span>
            </button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              align="start"
              sideOffset={6}
              collisionPadding={12}
              aria-label={label}
              className="pop-in z-60 rounded-lg border border-line bg-surface p-3 text-ink shadow-xl"
            >
              <Suspense fallback={<p className="p-6 text-muted">{common.loading}</p>}>
                <DayCalendar
                  selected={value ? dateOfCalendarDay(value) : undefined}
                  earliest={dateOfCalendarDay(earliest)}
                  onSelect={choose}
                />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        {value && (
          <Button
            look="quiet"
            aria-label={text.clear(label)}
            onClick={() => choose(null)}
            className="absolute inset-y-0.5 end-0.5 min-h-0! w-10 px-0!"
          >
            <X className="size-4" aria-hidden="true" />
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
