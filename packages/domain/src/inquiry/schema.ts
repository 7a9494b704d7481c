import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import {
  type CalendarDay,
  calendarDayOf,
  isBeforeDay,
  isCalendarDay,
  latestTravelDay,
} from '../dates/calendar-day.ts';
import { emailField } from '../email-field.ts';
import { languages } from '../language/languages.ts';
import { planField } from '../plan/schema.ts';
import { parseNumber } from '../typed-number.ts';
import type { SubmissionField } from './fields.ts';
import { type GroupSize, isGroupSize } from './group-sizes.ts';
import { detailsSchema } from './kinds/schema.ts';
import { inquiryLimits } from './limits.ts';
import { type InquiryMessages, inquiryMessages } from './messages.ts';
import { spamSignals } from './spam-signals.ts';
import { isSubmissionId } from './submission-id.ts';

type ChildCountEntry = number | string | null | undefined;
type OptionalText = string | null | undefined;

/** One line. */
const isSubject = (text: string) =>
  characterCount(text) <= inquiryLimits.subject.max && !/\p{Cc}/u.test(text);

/** 0 for an empty or non-numeric entry (specification, section 5). A fraction stays, and is refused. */
export function toChildCount(entry: ChildCountEntry): number {
  const count = typeof entry === 'string' ? (parseNumber(entry, 0) ?? 0) : (entry ?? 0);
  return Number.isFinite(count) ? count : 0;
}

/** A trimmed text. */
function text(limits: { min: number; max: number }, tooShort: string, tooLong: string) {
  return z.string(tooShort).check(
    z.trim(),
    z.minLength(limits.min, tooShort),
    z.maxLength(limits.max, tooLong),
    // PostgreSQL cannot store NUL.
    z.refine((value) => !value.includes('\0'), tooShort),
  );
}

/** An optional choice: empty in the form, null in the database. */
function optional<T extends string>(isValid: (value: string) => boolean, error: string) {
  return z.pipe(
    z.transform((value: OptionalText) => value || null),
    z.custom<T | null>((value) => value === null || isValid(String(value)), error),
  );
}

/** An optional day; with `today`, from today to five years ahead in the visitor's calendar. */
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
 * The schemas of the saved fields (specification, sections 3 and 5).
 * @param today without it, past days are valid.
 */
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
    email: emailField(messages.emailInvalid),
    service: text(service, messages.serviceMissing, messages.serviceTooLong),
    message: text(message, messages.messageTooShort, messages.messageTooLong),
    groupSize: z._default(optional<GroupSize>(isGroupSize, messages.groupSizeUnknown), null),
    childrenUnder12: childCount(),
    childrenUnder5: childCount(),
    departureDate: z._default(optionalDay(messages, messages.departurePast, today), null),
    returnDate: z._default(optionalDay(messages, messages.returnPast, today), null),
    needsTransportation: z._default(z.boolean(), false),
  } satisfies Record<SubmissionField, z.ZodMiniType>;
}

/**
 * The inquiry form (specification, section 5). `today` is called at each validation, so that a page left open over
 * midnight uses the new day.
 */
export function makeInquirySchema(
  messages: InquiryMessages = inquiryMessages,
  today: () => CalendarDay = () => calendarDayOf(new Date()),
) {
  const selected = () =>
    z._default(
      z.array(z.string()).check(
        z.maxLength(inquiryLimits.selection.max, messages.tooManySelected),
        z.refine(
          (ids) => characterCount(ids.join('')) <= inquiryLimits.selection.characters,
          messages.tooManySelected,
        ),
      ),
      [],
    );
  return z
    .object({
      ...inquiryShape(messages, today),
      includesCamping: z._default(z.boolean(), false),
      subject: z._default(z.string().check(z.refine(isSubject)), ''),
      travels: selected(),
      activities: selected(),
      details: detailsSchema(messages),
      plan: planField,
      spamSignals: z.optional(z.array(z.enum(spamSignals))),
      sourcePath: z.optional(z.string()),
      language: z.optional(z.enum(languages)),
    })
    .check(
      z.refine(
        ({ departureDate, returnDate }) =>
          !departureDate || !returnDate || !isBeforeDay(returnDate, departureDate),
        {
          path: ['returnDate'],
          error: messages.returnBeforeDeparture,
          // Reported together with the errors of the other fields.
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ),
    );
}

/** The form's schema with the specification's messages and the visitor's own calendar. */
export const inquirySchema = makeInquirySchema();

/** The values of an empty form. */
export const emptyInquiry = {
  name: '',
  email: '',
  service: '',
  message: '',
  groupSize: '',
  childrenUnder12: 0,
  childrenUnder5: 0,
  departureDate: null,
  returnDate: null,
  needsTransportation: false,
  includesCamping: false,
  details: {},
} satisfies z.input<typeof inquirySchema>;

/**
 * The body of `send-email`: the ten fields of the specification, section 7, and the id of the saved row from callers that know it.
 * The function mails what that row says; nothing else in the body reaches a mail.
 */
export const inquiryNotificationSchema = z.object({
  submissionId: z.optional(z.custom<string>(isSubmissionId, 'submissionId must be a uuid.')),
  ...inquiryShape(),
});
