import { planFragment } from '@expat-buddy/domain/plan/share-link';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { addressOf } from '#lib/address.ts';
import { paths } from '#lib/paths.ts';
import { planMessages as text } from '#messages/plan/plan.ts';
import { shareLink } from '#ui/share-link.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Shares or copies a link that contains the plan. */
export async function sharePlan(plan: Plan): Promise<void> {
  const url = window.location.origin + addressOf(paths.plan) + planFragment(plan);
  const notice = await shareLink({ title: text.shareTitle, url }, text);
  if (notice) showToast(notice);
}
