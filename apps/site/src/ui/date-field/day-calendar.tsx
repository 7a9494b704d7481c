import { type CalendarDay, calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { weekdayColumn } from '#lib/text/weekday-column.ts';
import { dateFieldMessages as text } from '#messages/controls/date-field.ts';
import { locale } from '#messages/locale.ts';

type DayCalendarProps = {
  selected: Date | undefined;
  earliest: Date;
  latest: Date;
  onSelect: (day: CalendarDay | null) => void;
};

const chevrons = { up: ChevronDown, down: ChevronDown, left: ChevronLeft, right: ChevronRight };

const round = 'grid size-10 place-items-center rounded-full';

function createFormats() {
  const inLocale = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale.dateTag, options).format;
  return {
    day: inLocale({ day: 'numeric' }),
    fullDate: inLocale({ dateStyle: 'full' }),
    month: inLocale({ month: 'long' }),
    monthAndYear: inLocale({ month: 'long', year: 'numeric' }),
    year: inLocale({ year: 'numeric' }),
    weekday: {
      long: inLocale({ weekday: 'long' }),
      short: inLocale({ weekday: 'short' }),
      narrow: inLocale({ weekday: 'narrow' }),
    },
  };
}

export function DayCalendar({ selected, earliest, latest, onSelect }: DayCalendarProps) {
  // Creating a format is slower than using it, and a month shows 42 days.
  const [format] = useState(createFormats);
  return (
    <DayPicker
      mode="single"
      autoFocus
      captionLayout="dropdown"
      dir={locale.direction}
      lang={locale.language}
      weekStartsOn={locale.firstWeekday}
      selected={selected}
      defaultMonth={selected ?? earliest}
      startMonth={earliest}
      endMonth={latest}
      disabled={[{ before: earliest }, { after: latest }]}
      labels={{
        labelDayButton: (date, { today }) => {
          const day = format.fullDate(date);
          return today ? text.today(day) : day;
        },
        labelGrid: format.monthAndYear,
        labelNav: () => text.month,
        labelMonthDropdown: () => text.month,
        labelYearDropdown: () => text.year,
        labelPrevious: () => text.previousMonth,
        labelNext: () => text.nextMonth,
        labelWeekday: format.weekday.long,
      }}
      formatters={{
        formatCaption: format.monthAndYear,
        formatMonthDropdown: format.month,
        formatYearDropdown: format.year,
        formatWeekdayName: (date) =>
          weekdayColumn(locale.language, (weekday) => format.weekday[weekday](date)),
        formatDay: format.day,
      }}
      onSelect={(date) => onSelect(date ? calendarDayOf(date) : null)}
      components={{
        Chevron: ({ orientation = 'down' }) => {
          const Icon = chevrons[orientation];
          return (
            <Icon
              className={orientation === 'down' ? 'size-4 text-muted' : 'size-5 rtl:-scale-x-100'}
            />
          );
        },
      }}
      classNames={{
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: `${round} hover:bg-sand aria-disabled:opacity-40`,
        button_next: `${round} hover:bg-sand aria-disabled:opacity-40`,
        month_caption:
          'font-display relative mx-10 flex h-10 items-center justify-center text-[1.1rem]',
        dropdowns: 'flex items-center',
        dropdown_root:
          'relative rounded-md hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-sea',
        dropdown: 'absolute inset-0 w-full opacity-0',
        caption_label: 'flex h-10 items-center gap-1 px-1.5',
        month_grid: 'mt-2 border-collapse',
        weekday: 'size-10 text-[0.85rem] font-normal text-muted',
        day: 'tabular p-0 text-center',
        day_button: `${round} hover:bg-sand disabled:hover:bg-transparent`,
        today: 'font-semibold text-terracotta',
        selected: '[&>button]:bg-sea [&>button]:text-on-sea [&>button:hover]:bg-sea-strong',
        disabled: 'text-muted/60 line-through',
        outside: 'invisible',
      }}
    />
  );
}
