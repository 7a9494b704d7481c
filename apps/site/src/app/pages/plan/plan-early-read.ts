import { parsePlan } from '@expat-buddy/domain/plan/read-plan';
import { planInFragment } from '@expat-buddy/domain/plan/share-link';
import { planRead } from '#features/plan/plan-read.ts';
import { PLAN_ENTRY } from '#lib/presentation-constants.ts';
import { readText } from '#lib/storage/read-text.ts';

const { items } = planInFragment(window.location.hash) ?? parsePlan(readText(PLAN_ENTRY));
if (items.length > 0) planRead.begin(items);
