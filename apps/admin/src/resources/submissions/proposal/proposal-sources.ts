import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { readCatalogue } from '@expat-buddy/domain/proposal/catalogue';
import { firstProposal, type Wanted } from '@expat-buddy/domain/proposal/first-proposal';
import { algiersToday } from '@expat-buddy/domain/proposal/state';
import type { ProposalDraft } from '@expat-buddy/domain/proposal/types';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { SubmissionRecord } from '../submission.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const wantedOf = (kind: 'travel' | 'activity', ids: readonly string[]): Wanted[] =>
  ids.filter((id) => SLUG.test(id)).map((id) => ({ kind, id, title: id }));

/** A first draft from the visitor's plan, or else from what they had selected, in the language of the inquiry. */
export async function draftFromInquiry(submission: SubmissionRecord): Promise<ProposalDraft> {
  const selection = await supabase
    .from('inquiry_selections')
    .select('travel_ids,activity_ids,plan')
    .eq('submission_id', submission.id)
    .maybeSingle();
  if (selection.error) throw toDataError({ status: selection.status, body: selection.error });
  const plan = readPlan(selection.data?.plan);
  const wanted: readonly Wanted[] =
    plan.items.length > 0
      ? plan.items
      : [
          ...wantedOf('travel', selection.data?.travel_ids ?? []),
          ...wantedOf('activity', selection.data?.activity_ids ?? []),
        ];
  const translated = withLanguage(supabase, toLanguage(submission.language));
  const [catalogue, settings] = await Promise.all([
    readCatalogue(translated, wanted),
    getSiteSettings(translated),
  ]);
  return firstProposal({
    inquiry: submission,
    wanted,
    people: plan.people,
    catalogue,
    settings,
    today: algiersToday(),
  });
}
