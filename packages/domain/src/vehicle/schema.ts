import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { lines, optionalChoice, price, slug, status, wholeNumber } from '../schema-fields.ts';
import { haveOverlap } from './availability.ts';
import { vehicleFields } from './fields.ts';
import { type FloorPlan, fitsInside, MOST_PLAN_ELEMENTS, planKinds } from './floor-plan.ts';
import { gearboxes } from './gearboxes.ts';
import { unavailabilityReasons } from './unavailability-reasons.ts';

const metres = (min: number, max: number) => {
  const message = `Enter metres from ${min} to ${max}, with at most two decimals.`;
  return z.optional(
    z.nullable(
      z
        .number(message)
        .check(z.minimum(min, message), z.maximum(max, message), z.multipleOf(0.01, message)),
    ),
  );
};

const centimetres = (min: number, max: number) => {
  const message = `Enter centimetres from ${min} to ${max}.`;
  return z.number(message).check(z.minimum(min, message), z.maximum(max, message));
};

const planElements = z
  .array(
    z.strictObject({
      kind: z.enum(planKinds),
      x: centimetres(0, 1200),
      y: centimetres(0, 300),
      length: centimetres(1, 1200),
      width: centimetres(1, 300),
    }),
  )
  .check(z.maxLength(MOST_PLAN_ELEMENTS, `Use at most ${MOST_PLAN_ELEMENTS} elements.`));

const floorPlan = z
  .strictObject({
    length: centimetres(200, 1200),
    width: centimetres(100, 300),
    day: planElements,
    night: planElements,
  })
  .check(
    z.refine<FloorPlan>(
      (plan) => [...plan.day, ...plan.night].every((element) => fitsInside(element, plan)),
      'Every element has to lie inside the vehicle.',
    ),
  );

const day = z.string().check(z.refine(isCalendarDay, 'Enter the first and the last day.'));
const periods = z
  .array(
    z
      .object({ starts_on: day, ends_on: day, reason: optionalChoice(unavailabilityReasons) })
      .check(
        z.refine(
          ({ starts_on, ends_on }) => ends_on >= starts_on,
          'A period ends before it starts.',
        ),
      ),
  )
  .check(z.refine((list) => !haveOverlap(list), 'Two periods overlap.'));

export const vehicleSchema = z.object({
  id: slug('long-van'),
  ...fieldSchemas(vehicleFields, {
    price_per_day: price,
    berths: wholeNumber(...vehicleFields.berths.limit),
    seats: wholeNumber(...vehicleFields.seats.limit),
    minimum_days: wholeNumber(...vehicleFields.minimum_days.limit),
    gearbox: z.enum(gearboxes, 'Please choose a gearbox.'),
    with_driver: z.boolean(),
    length: metres(2, 12),
    width: metres(1, 3),
    height: metres(1, 4.5),
    floor_plan: z.optional(z.nullable(floorPlan)),
  }),
  unavailable: z._default(periods, []),
  travel_ids: lines,
  status,
});
