import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import {
  type CalendarDay,
  calendarDayOf,
  isBeforeDay,
  isCalendarDay,
  latestTravelDay,
} from '../dates/calendar-day.ts';
import { isEmailAddress } from '../email-address.ts';
import { type GroupSize, isGroupSize } from './group-sizes.ts';
import { inquiryLimits } from './inquiry-limits.ts';
import { type InquiryMessages, inquiryMessages } from './inquiry-messages.ts';

type ChildCountEntry = number | string | null | undefined;
type OptionalText = string | null | undefined;

/** An empty or non-numeric entry is 0 (spec section 5); a fraction stays, to be refused. */
export function toChildCount(entry: ChildCountEntry): number {
  const count = typeof entry === 'string' ? Number(entry.trim()) : (entry ?? 0);
  return Number.isFinite(count) ? count : 0;
}

/** A trimmed text whose length is counted as the database counts it. */
function text(limits: { min: number; max: number }, tooShort: string, tooLong: string) {
  return z.string(tooShort).check(
    z.trim(),
    z.refine((value) => characterCount(value) >= limits.min, tooShort),
    z.refine((value) => characterCount(value) <= limits.max, tooLong),
    // PostgreSQL holds no NUL; only a program sends one.
    z.refine((value) => !value.includes('\0'), tooShort),
  );
}

/** A choice that may be left open: the form holds an empty text, the database null. */
function optional<T extends string>(isValid: (value: string) => boolean, error: string) {
  return z.pipe(
    z.transform((value: OptionalText) => value || null),
    z.custom<T | null>((value) => value === null || isValid(String(value)), error),
  );
}

/** A day that may be left open; with `today`, one from today to five years ahead in the visitor's calendar. */
function optionalDay(messages: InquiryMessages, past: string, today?: () => CalendarDay) {
  return optional<CalendarDay>(isCalendarDay, messages.dayInvalid).check(
    z.refine((day) => day === null || today === undefined || !isBeforeDay(day, today()), past),
    z.refine(
      (day) => day === null || today === undefined || !isBeforeDay(latestTravelDay(today()), day),
      messages.dayTooFar,
    ),
  );
}

/**
 * What the form noticed of a program: a field filled that people do not see, or no time to type in. The
 * database judges by it whether the inquiry is saved as spam, where staff can still find it.
 */
export const formSigns = ['trap', 'haste'] as const;
export type FormSign = (typeof formSigns)[number];

/** The fields of `contact_submissions`, each on its own (spec sections 3 and 5). */
export function inquiryShape(
  messages: InquiryMessages = inquiryMessages,
  today?: () => CalendarDay,
) {
  const { name, service, message, children } = inquiryLimits;
  const childCount = () =>
    z._default(
      z.pipe(
        z.transform(toChildCount),
        z
          .int(messages.childrenNotWhole)
          .check(
            z.minimum(children.min, messages.childrenNotWhole),
            z.maximum(children.max, messages.childrenTooMany),
          ),
      ),
      0,
    );
  return {
    name: text(name, messages.nameTooShort, messages.nameTooLong),
    email: z
      .string(messages.emailInvalid)
      .check(z.trim(), z.refine(isEmailAddress, messages.emailInvalid)),
    service: text(service, messages.serviceMissing, messages.serviceTooLong),
    message: text(message, messages.messageTooShort, messages.messageTooLong),
    groupSize: z._default(optional<GroupSize>(isGroupSize, messages.groupSizeUnknown), null),
    childrenUnder12: childCount(),
    childrenUnder5: childCount(),
    departureDate: z._default(optionalDay(messages, messages.departurePast, today), null),
    returnDate: z._default(optionalDay(messages, messages.returnPast, today), null),
    needsTransportation: z._default(z.boolean(), false),
  };
}

/**
 * The inquiry form (spec section 5). `today` is asked at each validation, so a page left open over
 * midnight judges by the new day.
 */
export function makeInquirySchema(
  messages: InquiryMessages = inquiryMessages,
  today: () => CalendarDay = () => calendarDayOf(new Date()),
) {
  const selected = () =>
    z._default(
      z.array(z.string()).check(z.maxLength(inquiryLimits.selection.max, messages.tooManySelected)),
      [],
    );
  return z
    .object({
      ...inquiryShape(messages, today),
      includesCamping: z._default(z.boolean(), false),
      subject: z._default(z.string().check(z.maxLength(inquiryLimits.subject.max)), ''),
      travels: selected(),
      activities: selected(),
      formSigns: z.optional(z.array(z.enum(formSigns))),
    })
    .check(
      z.refine(
        ({ departureDate, returnDate }) =>
          !departureDate || !returnDate || !isBeforeDay(returnDate, departureDate),
        {
          path: ['returnDate'],
          error: messages.returnBeforeDeparture,
          // Told together with the other fields' faults, not only once those are mended.
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ),
    );
}

/** The form's schema with the spec's words and the visitor's own calendar. */
export const inquirySchema = makeInquirySchema();

/** What the form holds while it is filled in. */
export type InquiryFormValues = z.input<typeof inquirySchema>;

/**
 * A valid inquiry: trimmed, with null for what was left open. `travels` and `activities` hold ids;
 * `subject` names what a page asked about that is neither.
 */
export type Inquiry = z.output<typeof inquirySchema>;
