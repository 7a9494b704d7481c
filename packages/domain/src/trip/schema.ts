import * as z from 'zod/mini';
import { picturePath } from '../photo/image-url.ts';
import { ids, lines, optionalChoice, optionalNumber, text, wholeNumber } from '../schema-fields.ts';
import { tripLimits } from './limits.ts';
import { efforts, priceCurrencies, priceUnits } from './types.ts';

const AMOUNT = 'Enter an amount above 0, with at most two decimals.';
const amount = z.optional(
  z.nullable(
    z
      .number(AMOUNT)
      .check(z.positive(AMOUNT), z.maximum(999_999_999.99, AMOUNT), z.multipleOf(0.01, AMOUNT)),
  ),
);

const months = z._default(z.nullable(z.array(wholeNumber(1, 12))), []);
const id = z.string().check(z.minLength(1));

/** A price per person or per group. `priceIsComplete` requires all three fields or none. */
export const amountFields = {
  price_amount: amount,
  price_currency: optionalChoice(priceCurrencies),
  price_unit: optionalChoice(priceUnits),
};

/** The fields of a travel's or activity's form that visitors decide on. */
export const tripFields = {
  ...amountFields,
  price_people: optionalNumber(1, 100),
  price_children: text(tripLimits.priceText),
  price_single: text(tripLimits.priceText),
  price_season: text(tripLimits.priceText),
  vehicle_included: z.optional(z.nullable(z.boolean())),
  included: lines,
  not_included: lines,
  meeting_point: text(tripLimits.meetingPoint),
  getting_there: text(tripLimits.gettingThere),
  what_to_bring: lines,
  suits: lines,
  unsuitable_for: lines,
  minimum_age: optionalNumber(0, 99),
  effort: optionalChoice(efforts),
  heat: text(tripLimits.heat),
  highest_altitude: optionalNumber(0, 3000),
  best_months: months,
  good_months: months,
  months_reason: text(tripLimits.monthsReason),
  papers: text(tripLimits.papers),
  safety: text(tripLimits.safety),
  cancellation: text(tripLimits.cancellation),
  questions: z._default(
    z.array(z.strictObject({ id, question: z.string(), answer: z.string() })),
    [],
  ),
  gallery: z._default(
    z.array(
      z.strictObject({
        id,
        image: z.string().check(z.overwrite(picturePath)),
        alt: z.string(),
        caption: z.string(),
      }),
    ),
    [],
  ),
  planner_ids: ids,
  guide_ids: ids,
};

type PriceFields = {
  price_amount?: number | null | undefined;
  price_currency?: string | null | undefined;
  price_unit?: string | null | undefined;
};

type MonthFields = {
  best_months: readonly number[] | null;
  good_months: readonly number[] | null;
};

/** An amount needs its currency and unit, a currency its amount. */
export const priceIsComplete = z.refine<PriceFields>(
  ({ price_amount, price_currency, price_unit }) =>
    (price_amount == null) === (price_currency == null) &&
    (price_amount == null || price_unit != null),
  { path: ['price_amount'], error: 'Enter amount, currency and unit, or leave the amount empty.' },
);

export const monthsHaveOneGrade = z.refine<MonthFields>(
  ({ best_months, good_months }) => {
    const months = [...(best_months ?? []), ...(good_months ?? [])];
    return new Set(months).size === months.length;
  },
  { path: ['good_months'], error: 'A month is either best or good.' },
);
