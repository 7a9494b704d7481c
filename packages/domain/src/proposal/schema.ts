import * as z from 'zod/mini';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { languages } from '../language/languages.ts';
import { SLUG_PATTERN } from '../slug.ts';
import { priceCurrencies } from '../trip/choices.ts';
import { proposalLimits as limits } from './limits.ts';
import { proposalItemKinds } from './types.ts';

const atMost = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en')} characters.`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a one-line text must not contain
const ONE_LINE = /^[^\u0000-\u001f\u007f]*$/;
const oneLine = (max: number) =>
  z.string().check(z.trim(), atMost(max), z.regex(ONE_LINE, 'Use one line.'));

const day = z.nullable(z.string().check(z.refine(isCalendarDay, 'Pick a date.')));

const lines = z
  .array(oneLine(limits.line).check(z.minLength(1, 'This line is empty.')))
  .check(z.maxLength(limits.lines, `Use at most ${limits.lines} lines.`));

const quantity = 'Enter a number above 0, such as 2 or 1.5.';
const amount = 'Enter an amount, such as 14 000.';

export const proposalItemSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(proposalItemKinds),
    entity_id: z.nullable(z.string().check(z.maxLength(100), z.regex(SLUG_PATTERN))),
    title: oneLine(limits.itemTitle).check(z.minLength(1, 'Say what this line is.')),
    details: z.string().check(z.trim(), atMost(limits.details)),
    quantity: z.number(quantity).check(
      z.gt(0, quantity),
      z.lt(limits.quantity, 'This is too much.'),
      z.refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        'Use at most two decimals.',
      ),
    ),
    unit_price_minor: z
      .int(amount)
      .check(
        z.gt(-limits.unitPrice, 'This is too much.'),
        z.lt(limits.unitPrice, 'This is too much.'),
      ),
    is_included: z.boolean(),
  })
  .check(
    z.refine(({ kind, entity_id }) => (kind === 'text') === (entity_id === null), {
      path: ['entity_id'],
      error: 'Choose it from the catalogue.',
    }),
    z.refine(({ is_included, unit_price_minor }) => !is_included || unit_price_minor === 0, {
      path: ['unit_price_minor'],
      error: 'An included line has no price.',
    }),
  );

/** A draft may be incomplete: `proposalProblems` says what is missing before it can be sent. */
export const proposalSchema = z
  .object({
    title: oneLine(limits.title),
    travellers: oneLine(limits.travellers),
    currency: z.enum(priceCurrencies),
    starts_on: day,
    ends_on: day,
    included: lines,
    not_included: lines,
    terms: z.string().check(z.trim(), atMost(limits.terms)),
    language: z.enum(languages),
    valid_until: day,
    items: z
      .array(proposalItemSchema)
      .check(z.maxLength(limits.items, `Use at most ${limits.items} lines.`)),
  })
  .check(
    z.refine(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, {
      path: ['ends_on'],
      error: 'The end cannot be before the start.',
    }),
  );
