import {
  type CalendarDay,
  calendarDayOf,
  earliestDepartureDay,
  earliestReturnDay,
  isBeforeDay,
  latestTravelDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { groupSizes, isGroupSize } from '@expat-buddy/domain/inquiry/group-sizes';
import { changeInquiry } from '@expat-buddy/domain/my-inquiry/queries';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type Act, useFailureToast } from './use-my-inquiry.ts';

type ChangeDetailsProps = { inquiry: MyInquiry; act: Act; onClose: () => void };

/** Other dates and another group size. The office sees both, old and new. */
export default function ChangeDetails({ inquiry, act, onClose }: ChangeDetailsProps) {
  const { change: text, sent } = myInquiryMessages;
  const fail = useFailureToast();
  const [departure, setDeparture] = useState<CalendarDay | null>(inquiry.departureDate);
  const [back, setBack] = useState<CalendarDay | null>(inquiry.returnDate);
  const [size, setSize] = useState(inquiry.groupSize ?? '');
  const [isSaving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const today = calendarDayOf(new Date());
  const latest = latestTravelDay(today);
  const isTurned = Boolean(departure && back && isBeforeDay(back, departure));

  const save = async () => {
    if (isSaving || isTurned) return;
    setSaving(true);
    const groupSize = isGroupSize(size) ? size : null;
    try {
      const isSaved = await act((token) =>
        changeInquiry(functions, token, { departureDate: departure, returnDate: back, groupSize }),
      );
      showToast(
        isSaved
          ? { title: text.saved }
          : { title: text.title, description: text.closed, variant: 'destructive' },
      );
      onClose();
    } catch (error) {
      fail(error);
      setSaving(false);
    }
  };

  return (
    <form
      noValidate
      aria-labelledby="change"
      className="mt-5 space-y-5 border-s-2 border-sea ps-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3
        id="change"
        ref={heading}
        tabIndex={-1}
        className="font-sans text-body font-medium tracking-normal outline-none"
      >
        {text.title}
      </h3>
      <DateField
        label={text.departure}
        note={text.optional}
        value={departure}
        onChange={setDeparture}
        earliest={earliestDepartureDay()}
        latest={latest}
      />
      <DateField
        label={text.return}
        note={text.optional}
        value={back}
        onChange={setBack}
        earliest={earliestReturnDay(departure, today)}
        latest={latest}
        error={isTurned ? text.returnBeforeDeparture : undefined}
      />
      <Field label={text.group} note={text.optional}>
        {(control) => (
          <select
            {...control}
            value={size}
            onChange={(event) => setSize(event.target.value)}
            className={controlClass}
          >
            <option value="">{text.undecided}</option>
            {groupSizes.map((choice) => (
              <option key={choice} value={choice}>
                {sent.groupSize(choice)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
