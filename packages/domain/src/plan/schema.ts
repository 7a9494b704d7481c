import * as z from 'zod/mini';
import { readPlan } from './read-plan.ts';
import type { Plan } from './types.ts';

/** The plan of an inquiry, cleaned as the check constraint of its column wants it; null without items. */
export const planField = z._default(
  z.pipe(
    z.transform((value: Plan | null | undefined): Plan | null => {
      const plan = readPlan(value);
      return plan.items.length > 0 ? plan : null;
    }),
    z.custom<Plan | null>(),
  ),
  null,
);
