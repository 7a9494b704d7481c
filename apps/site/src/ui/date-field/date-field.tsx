import type { CalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import { CalendarDays, X } from 'lucide-react';
import { type ComponentType, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { whileLoading } from '#lib/loading-sign.ts';
import { dateFieldMessages as text } from '#messages/controls/date-field.ts';
import { locale } from '#messages/locale.ts';
import { Button } from '../button.tsx';
import { controlClass, describedBy, FieldError, FieldNote } from '../field.tsx';
import { NativeDay } from './native-day.tsx';

const loadPopover = () => import('./day-popover.tsx');
type DayPopover = Awaited<ReturnType<typeof loadPopover>>['default'];

type DateFieldProps = {
  label: string;
  /** Shown next to the label, for example "optional". */
  note?: string;
  value: CalendarDay | null;
  onChange: (day: CalendarDay | null) => void;
  earliest: CalendarDay;
  latest: CalendarDay;
  error?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Days before `earliest` and after `latest` are disabled. */
export function DateField(props: DateFieldProps) {
  const { label, note, value, onChange, earliest, latest, error, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<Parameters<DayPopover>[0]>>();
  const [isWithoutCalendar, setWithoutCalendar] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const id = useId();
  const description = describedBy(note && `${id}-note`, error && `${id}-error`);

  const toggle = async () => {
    setOpen(!isOpen);
    try {
      const { default: loaded } = await whileLoading(loadPopover());
      setPopover(() => loaded);
    } catch {
      // Offline, or a new version was deployed: continue with the native input.
      setWithoutCalendar(true);
    }
  };
  const choose = (day: CalendarDay | null) => {
    onChange(day);
    setOpen(false);
  };

  return (
    <div>
      <div className="mb-1.5 text-[0.95rem]">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <FieldNote id={`${id}-note`} note={note} />
      </div>
      {isWithoutCalendar ? (
        <NativeDay
          aria-labelledby={`${id}-label`}
          aria-describedby={description}
          value={value}
          earliest={earliest}
          latest={latest}
          onChoose={onChange}
        />
      ) : (
        <div className="relative">
          <button
            ref={button}
            type="button"
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={description}
            aria-haspopup="dialog"
            aria-expanded={isOpen && Popover !== undefined}
            aria-busy={isOpen && !Popover}
            onPointerEnter={() => void loadPopover().catch(() => {})}
            onClick={() => void toggle()}
            className={`${controlClass} tabular flex items-center gap-2.5 text-start ${value ? 'pe-11' : ''} ${error ? 'border-2 border-danger' : ''}`}
          >
            <CalendarDays className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
            <span className={value ? '' : 'text-muted'}>
              {value
                ? dayText(value, locale.language, {
                    day: 'numeric',
                    month: 'short',
                    year: 'numeric',
                  })
                : text.pick}
            </span>
          </button>
          {isOpen && Popover && (
            <Popover
              label={label}
              value={value}
              earliest={earliest}
              latest={latest}
              onChoose={choose}
              onClose={() => setOpen(false)}
              button={button}
            />
          )}
          {value && (
            <Button
              variant="ghost"
              aria-label={text.clear(label)}
              onClick={() => choose(null)}
              className="absolute inset-y-0.5 end-0.5 min-h-0! w-10 px-0!"
            >
              <X className="size-4" aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
