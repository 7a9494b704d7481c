import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { issueProblems } from '@expat-buddy/domain/newsletter/issue/issue-problems';
import type { IssueMail } from '@expat-buddy/domain/newsletter/issue/render-issue';
import { getIssueTrips, tripsIn } from '@expat-buddy/domain/newsletter/issue/trips';
import type { IssueContent } from '@expat-buddy/domain/newsletter/issue/types';
import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSiteSettings } from '#features/trip-details/use-site-settings.ts';
import { env, supabase } from '#providers/supabase.ts';

/** What the content becomes as a mail, and what is missing before it can be sent. */
export function useIssueMail(content: IssueContent) {
  const names = tripsIn(content.blocks);
  const settings = useSiteSettings(toLanguage(content.language));
  const trips = useQuery({
    queryKey: ['newsletter', 'trips', content.language, names],
    queryFn: () => getIssueTrips(withLanguage(supabase, toLanguage(content.language)), names),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  if (settings.data === undefined || trips.data === undefined) {
    return { error: settings.error ?? trips.error };
  }
  const mail: IssueMail = {
    ...content,
    trips: trips.data,
    company: companyFromSettings(settings.data),
    siteUrl: window.location.origin,
    apiUrl: env.supabaseUrl,
    pricesAreExamples: settings.data?.prices_are_examples ?? false,
  };
  const isComplete = !trips.isPlaceholderData;
  return { mail, problems: isComplete ? issueProblems(content, trips.data) : undefined };
}
