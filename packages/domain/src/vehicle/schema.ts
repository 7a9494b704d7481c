import * as z from 'zod/mini';
import { isCalendarDay } from '../dates/calendar-day.ts';
import {
  lines,
  optionalChoice,
  optionalNumber,
  picture,
  pictures,
  price,
  requiredText,
  slug,
  status,
  text,
  wholeNumber,
} from '../schema-fields.ts';
import { haveOverlap } from './availability.ts';
import { type FloorPlan, fitsInside, MOST_PLAN_ELEMENTS, planKinds } from './floor-plan.ts';
import { gearboxes } from './gearboxes.ts';
import { vehicleLimits } from './limits.ts';
import { fuels } from './types.ts';

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
      .object({ starts_on: day, ends_on: day })
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
  name: requiredText('a name', 100),
  description: text(5000),
  image: picture(2000),
  gallery: pictures,
  berths: wholeNumber(0, 20),
  seats: wholeNumber(1, 60),
  gearbox: z.enum(gearboxes, 'Please choose a gearbox.'),
  price_per_day: price,
  minimum_days: wholeNumber(1, 60),
  with_driver: z.boolean(),
  equipment: lines,
  conditions: lines,
  length: metres(2, 12),
  width: metres(1, 3),
  height: metres(1, 4.5),
  seats_with_belts: optionalNumber(0, 60),
  child_seats: text(vehicleLimits.childSeats),
  deposit: text(vehicleLimits.deposit),
  insurance: text(vehicleLimits.insurance),
  excess: text(vehicleLimits.excess),
  mileage: text(vehicleLimits.mileage),
  pick_up_towns: lines,
  fuel: optionalChoice(fuels),
  consumption: text(vehicleLimits.consumption),
  licence: text(vehicleLimits.licence),
  who_may_drive: text(vehicleLimits.whoMayDrive),
  breakdown: text(vehicleLimits.breakdown),
  floor_plan: z.optional(z.nullable(floorPlan)),
  unavailable: z._default(periods, []),
  travel_ids: lines,
  status,
});
