import { isCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { hasNights, withItemChanged } from '@expat-buddy/domain/plan/edit-plan';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { useId, useState } from 'react';
import { planMessages as text } from '#messages/plan/plan.ts';
import { DateInput } from '#ui/date-field/date-input.tsx';
import { controlClass } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { changePlan } from './plan-store.ts';
import { useStoredValue } from './use-stored-value.ts';
import { wholeNumber } from './whole-number.ts';

const ON_A_DAY = 'day';
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Nights, time and note of an item, saved as they are entered. */
export function ItemFields({ item }: { item: PlanItem }) {
  const id = useId();
  const [isChoosingDay, setChoosingDay] = useState(false);
  const nights = useStoredValue<HTMLInputElement>(item.nights ?? '');
  const day = useStoredValue<HTMLInputElement>(item.day ?? '');
  const note = useStoredValue<HTMLTextAreaElement>(item.note);
  const hasDay = item.day !== null || isChoosingDay;
  const change = (changes: Partial<PlanItem>) =>
    void changePlan((plan) => withItemChanged(plan, item, changes));
  const chooseTime = (choice: string) => {
    setChoosingDay(choice === ON_A_DAY);
    change({ day: null, month: choice === '' || choice === ON_A_DAY ? null : Number(choice) });
  };
  const label = (name: string) => (
    <>
      {name}
      <span className="sr-only">{text.of('', item.title)}</span>
    </>
  );
  return (
    <div className="mt-4 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[6.5rem_minmax(0,13rem)_minmax(0,12rem)] print:hidden">
      {hasNights(item) && (
        <div>
          <label htmlFor={`${id}-nights`} className={labelClass}>
            {label(text.nights)}
          </label>
          <input
            id={`${id}-nights`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...nights}
            onChange={({ currentTarget: { value } }) => {
              const entered = wholeNumber(value, 0, planLimits.nights);
              if (entered !== undefined) change({ nights: entered });
            }}
            onBlur={({ currentTarget }) => {
              currentTarget.value = String(item.nights ?? '');
            }}
            className={`${controlClass} tabular`}
          />
        </div>
      )}
      <div className={hasNights(item) ? undefined : 'col-span-2'}>
        <label htmlFor={`${id}-when`} className={labelClass}>
          {label(text.when)}
        </label>
        <Select
          id={`${id}-when`}
          value={hasDay ? ON_A_DAY : (item.month ?? '')}
          onChange={({ currentTarget: { value } }) => chooseTime(value)}
        >
          <option value="">{text.anyTime}</option>
          <option value={ON_A_DAY}>{text.onDay}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {text.around(month)}
            </option>
          ))}
        </Select>
      </div>
      {hasDay && (
        <div className="max-sm:col-span-full">
          <label htmlFor={`${id}-day`} className={labelClass}>
            {label(text.day)}
          </label>
          <DateInput
            id={`${id}-day`}
            min="2020-01-01"
            max="2099-12-31"
            {...day}
            onChange={({ currentTarget: { value, validity } }) => {
              if (validity.valid && isCalendarDay(value)) change({ day: value, month: null });
            }}
          />
        </div>
      )}
      <div className="col-span-full">
        <label htmlFor={`${id}-note`} className={labelClass}>
          {label(text.note)}
        </label>
        <textarea
          id={`${id}-note`}
          rows={2}
          maxLength={planLimits.note}
          placeholder={text.notePlaceholder}
          {...note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
          className={`${controlClass} max-w-[38rem] leading-normal`}
        />
      </div>
    </div>
  );
}

const labelClass = 'mb-1 block text-small font-medium';
