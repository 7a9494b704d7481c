import { type CalendarDay, dateOfCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { DayCalendar } from './day-calendar.tsx';
import { TypedDay } from './typed-day.tsx';

type DayPopoverProps = {
  label: string;
  value: CalendarDay | null;
  earliest: CalendarDay;
  latest: CalendarDay;
  onChoose: (day: CalendarDay | null) => void;
  onClose: () => void;
  /** Anchor of the popover, and where focus returns. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Focus the selected day; popovers focus their first focusable element. */
function focusDay(event: Event) {
  const popover = event.currentTarget;
  if (!(popover instanceof HTMLElement)) return;
  event.preventDefault();
  popover.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus({
    preventScroll: true,
  });
}

export default function DayPopover(props: DayPopoverProps) {
  const { label, value, earliest, latest, onChoose, onClose, button } = props;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // The click on the button would open it again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="pop-in z-60 rounded-lg border border-line bg-surface p-3 text-ink shadow-xl"
        >
          <TypedDay earliest={earliest} latest={latest} onChoose={onChoose} />
          <DayCalendar
            selected={value ? dateOfCalendarDay(value) : undefined}
            earliest={dateOfCalendarDay(earliest)}
            latest={dateOfCalendarDay(latest)}
            onSelect={onChoose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
