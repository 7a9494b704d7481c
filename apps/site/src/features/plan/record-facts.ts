import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import { withEnDash } from '#lib/text/typeset-facts.ts';
import { planMessages } from '#messages/plan/plan.ts';

const { comparison: text } = planMessages;

/** Empty where unknown. */
export const priceOf = ({ price, price_unit }: PlanRecord) => text.price(price, price_unit);

/** How long it takes, or the shortest rental. Empty where unknown. */
export const durationOf = ({ minimum_days: days, duration }: PlanRecord) =>
  days === null ? withEnDash(duration) : text.fromDays(days);
