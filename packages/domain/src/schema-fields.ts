import * as z from 'zod/mini';
import { isCalendarDay } from './dates/calendar-day.ts';
import { cleanPhone, withoutInvisible } from './pasted-text.ts';
import { picturePath } from './photo/image-url.ts';
import { publicationStatuses } from './publication-status.ts';
import { SLUG_PATTERN } from './slug.ts';
import { isReadablePrice } from './travel/price.ts';

// Fields that several forms of the back office share. A field that was emptied holds null.

const atMost = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en')} characters.`);

/** A text that may be empty; without `max` it has no limit. */
export const text = (max = Number.POSITIVE_INFINITY) =>
  z._default(z.nullable(z.string().check(atMost(max))), '');

/** The address of a picture; empty means none. */
export const picture = (max = Number.POSITIVE_INFINITY) =>
  z._default(z.nullable(z.string().check(z.overwrite(picturePath), atMost(max))), '');

/** Addresses of pictures; empty ones are not saved. */
export const pictures = z._default(
  z.nullable(z.array(z.nullable(z.string().check(z.overwrite(picturePath))))),
  [],
);

/** @param what completes "Please enter …". */
export const requiredText = (what: string, max: number) =>
  z
    .string(`Please enter ${what}.`)
    .check(z.trim(), z.minLength(1, `Please enter ${what}.`), atMost(max));

/** A list with a text on each line; empty lines are not saved. */
export const lines = z._default(z.nullable(z.array(z.nullable(z.string()))), []);

/** The ids of linked records. */
export const ids = z._default(z.nullable(z.array(z.string())), []);

/** The id of a linked record. */
export const optionalId = z.optional(z.nullable(z.string()));

/** @param what names the field: "id" or "route". */
export const slug = (example: string, what = 'id') =>
  z
    .string(what === 'id' ? 'Please enter an id.' : `Please enter a ${what}.`)
    .check(
      z.regex(
        SLUG_PATTERN,
        `Use lowercase letters, digits and single hyphens, such as "${example}".`,
      ),
    );

export const status = z.enum(publicationStatuses, 'Please choose a status.');

/** A price as staff write it, such as `From 45 000 DA`; empty means on request. */
export const price = z._default(
  z.nullable(
    z
      .string()
      .check(atMost(100), z.refine(isReadablePrice, 'Enter the amount, or choose “On request”.')),
  ),
  '',
);

export const wholeNumber = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}.`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

/** A whole number that may be left open. */
export const optionalNumber = (min: number, max: number) =>
  z.optional(z.nullable(wholeNumber(min, max)));

/** A choice that may be left open. */
export const optionalChoice = <Choices extends readonly string[]>(choices: Choices) =>
  z.optional(z.nullable(z.enum(choices, 'Please choose from the list.')));

/** A latitude (`max` 90) or longitude (180). */
export const degrees = (max: number) => {
  const message = `From -${max} to ${max}.`;
  return z
    .number('Please enter a number.')
    .check(z.minimum(-max, message), z.maximum(max, message));
};

/** A day that may be left open, `YYYY-MM-DD`. */
export const optionalDay = z.optional(
  z.nullable(z.string().check(z.refine((day) => day === '' || isCalendarDay(day), 'Pick a date.'))),
);

/** A moment that may be left open, in ISO 8601. */
export const optionalMoment = z.optional(
  z.nullable(
    z
      .string()
      .check(
        z.refine(
          (moment) => moment === '' || !Number.isNaN(Date.parse(moment)),
          'Pick a date and time.',
        ),
      ),
  ),
);

const HTTPS_ADDRESS = /^(|https:\/\/\S+)$/;

export const httpsAddress = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.overwrite(withoutInvisible),
        z.regex(HTTPS_ADDRESS, 'Enter an address that starts with https://.'),
      ),
  ),
  '',
);

const PHONE = /^\+?[0-9 ().-]{6,30}$/;

/** A phone number that may be left open; then it is null. */
export const optionalPhone = z._default(
  z.pipe(
    z.transform((phone: string | null | undefined) => cleanPhone(phone ?? '') || null),
    z.custom<string | null>(
      (phone) => phone === null || PHONE.test(String(phone)),
      'Enter a phone number.',
    ),
  ),
  null,
);
