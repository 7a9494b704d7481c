import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { picturePath } from '../photo/image-url.ts';
import { optionalChoice, wholeNumber } from '../schema-fields.ts';
import { priceCurrencies, priceUnits } from './choices.ts';
import { tripFields } from './fields.ts';

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

/** The schemas that do not follow from the fields' lines. */
const own = {
  ...amountFields,
  best_months: months,
  good_months: months,
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
};

/** What visitors decide on, in the forms of travels and of activities. */
export const tripSchemas = {
  travels: fieldSchemas(tripFields.travels, own),
  activities: fieldSchemas(tripFields.activities, own),
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
