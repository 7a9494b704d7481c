import {
  type CalendarDay,
  calendarDayOf,
  earliestDepartureDay,
  earliestReturnDay,
  isBeforeDay,
  latestTravelDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { groupSizes, isGroupSize } from '@expat-buddy/domain/inquiry/group-sizes';
import { inquiryLimits } from '@expat-buddy/domain/inquiry/limits';
import { changeInquiry } from '@expat-buddy/domain/my-inquiry/queries';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { parseNumber } from '@expat-buddy/domain/typed-number';
import { useEffect, useRef, useState } from 'react';
import { functions } from '#lib/functions.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type Act, useFailureToast } from './use-my-inquiry.ts';

type ChangeDetailsProps = { inquiry: MyInquiry; act: Act; onClose: () => void };

/** An empty field is none; undefined for what is no whole number within the limits. */
function childCount(typed: string): number | undefined {
  const { min, max } = inquiryLimits.children;
  const count = typed.trim() === '' ? 0 : parseNumber(typed, 0);
  return Number.isInteger(count) && Number(count) >= min && Number(count) <= max
    ? Number(count)
    : undefined;
}

/** Other dates, another group size, other children. The office sees both, old and new. */
export default function ChangeDetails({ inquiry, act, onClose }: ChangeDetailsProps) {
  const { change: text, sent } = myInquiryMessages;
  const fail = useFailureToast();
  const [departure, setDeparture] = useState<CalendarDay | null>(inquiry.departureDate);
  const [back, setBack] = useState<CalendarDay | null>(inquiry.returnDate);
  const [size, setSize] = useState(inquiry.groupSize ?? '');
  const [under12, setUnder12] = useState(String(inquiry.childrenUnder12));
  const [under5, setUnder5] = useState(String(inquiry.childrenUnder5));
  const children = { under12: childCount(under12), under5: childCount(under5) };
  const isUnclear = children.under12 === undefined || children.under5 === undefined;
  const [isSaving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const today = calendarDayOf(new Date());
  const latest = latestTravelDay(today);
  const isTurned = Boolean(departure && back && isBeforeDay(back, departure));

  const save = async () => {
    if (isSaving || isTurned || isUnclear) return;
    setSaving(true);
    const groupSize = isGroupSize(size) ? size : null;
    try {
      const isSaved = await act((token) =>
        changeInquiry(functions, token, {
          departureDate: departure,
          returnDate: back,
          groupSize,
          childrenUnder12: children.under12,
          childrenUnder5: children.under5,
        }),
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
          <Select {...control} value={size} onChange={(event) => setSize(event.target.value)}>
            <option value="">{text.undecided}</option>
            {groupSizes.map((choice) => (
              <option key={choice} value={choice}>
                {sent.groupSize(choice)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Children
        label={sent.childrenUnder12}
        typed={under12}
        isUnclear={children.under12 === undefined}
        onType={setUnder12}
      />
      <Children
        label={sent.childrenUnder5}
        typed={under5}
        isUnclear={children.under5 === undefined}
        onType={setUnder5}
      />
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

type ChildrenProps = {
  label: string;
  typed: string;
  isUnclear: boolean;
  onType: (typed: string) => void;
};

function Children({ label, typed, isUnclear, onType }: ChildrenProps) {
  const { change: text } = myInquiryMessages;
  return (
    <Field label={label} note={text.optional} error={isUnclear ? text.children : undefined}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          inputMode="numeric"
          placeholder="0"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} tabular`}
        />
      )}
    </Field>
  );
}
