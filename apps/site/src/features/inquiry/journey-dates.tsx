import {
  calendarDayOf,
  earliestDepartureDay,
  earliestReturnDay,
  latestTravelDay,
} from '@expat-buddy/domain/dates/calendar-day';
import { Controller, useWatch } from 'react-hook-form';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import type { InquiryFormControl } from './inquiry-form-control.ts';

/**
 * Both dates are between today and five years ahead, and the return is not before the departure
 * (specification, section 5).
 */
export function JourneyDates({ form }: { form: InquiryFormControl }) {
  const departure = useWatch({ control: form.control, name: 'departureDate' }) || null;
  const today = calendarDayOf(new Date());
  const latest = latestTravelDay(today);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="departureDate"
        rules={{ deps: 'returnDate' }}
        render={({ field, fieldState }) => (
          <DateField
            ref={field.ref}
            label={text.departureDate}
            note={text.optional}
            value={field.value || null}
            onChange={field.onChange}
            earliest={earliestDepartureDay()}
            latest={latest}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="returnDate"
        render={({ field, fieldState }) => (
          <DateField
            ref={field.ref}
            label={text.returnDate}
            note={text.optional}
            value={field.value || null}
            onChange={field.onChange}
            earliest={earliestReturnDay(departure, today)}
            latest={latest}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}
