import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { slug, status, text } from '../schema-fields.ts';
import { parsePrice } from '../travel/price.ts';
import { eventFields } from './fields.ts';
import { eventStates } from './state.ts';

const TIME = /^(|([01]\d|2[0-3]):[0-5]\d)$/;
const time = z._default(
  z.nullable(z.string().check(z.regex(TIME, 'Enter a time such as 19:30.'))),
  '',
);

export const eventSchema = z
  .object({
    id: slug('algroove'),
    ...fieldSchemas(eventFields, {
      start_time: time,
      end_time: time,
      price: text(eventFields.price.limit).check(
        z.refine((value) => parsePrice(value) !== 0, 'Enter an amount above 0, or “Free”.'),
      ),
      state: z.enum(eventStates, 'Please choose a stage.'),
    }),
    status,
  })
  .check(
    z.refine(({ starts_on, ends_on }) => !ends_on || Boolean(starts_on), {
      path: ['starts_on'],
      error: 'A last day needs a first day. Leave both empty while the dates are open.',
    }),
    // Both are YYYY-MM-DD, which sorts as days do.
    z.refine(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, {
      path: ['ends_on'],
      error: 'The last day cannot be before the first.',
    }),
    z.refine(({ starts_on, start_time }) => !start_time || Boolean(starts_on), {
      path: ['starts_on'],
      error: 'A time needs a day.',
    }),
    z.refine(({ start_time, end_time }) => !end_time || Boolean(start_time), {
      path: ['start_time'],
      error: 'Enter when it begins, or leave the end empty.',
    }),
    z.refine(
      ({ starts_on, ends_on, start_time, end_time }) =>
        !end_time ||
        end_time > (start_time ?? '') ||
        Boolean(starts_on && ends_on && ends_on > starts_on),
      { path: ['end_time'], error: 'On one day it ends after it begins. Enter a last day.' },
    ),
  );
