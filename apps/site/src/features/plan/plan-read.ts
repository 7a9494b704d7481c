import { getPlanRecords } from '@expat-buddy/domain/plan/queries';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { earlyRead } from '#lib/early-read.ts';
import { database } from '#lib/supabase.ts';

const read = earlyRead(async (refs: readonly PlanRef[]) => getPlanRecords(await database(), refs));

const refsOf = (items: readonly PlanRef[]) => items.map(({ kind, id }) => ({ kind, id }));

/** What the site knows about the items of a plan now. */
export const planRead = {
  begin: (items: readonly PlanRef[]) => read.begin(refsOf(items)),
  read: (items: readonly PlanRef[]) => read.read(refsOf(items)),
};
