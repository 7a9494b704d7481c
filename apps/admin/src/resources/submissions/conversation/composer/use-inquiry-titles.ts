import type { Language } from '@expat-buddy/domain/language/languages';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { useSelection, useTitles } from '../../edit/use-selection.ts';

/** What an inquiry is about, in the visitor's order and language. */
export function useInquiryTitles(submissionId: string, language: Language): readonly string[] {
  const { selection } = useSelection(submissionId);
  const plan = readPlan(selection?.plan);
  const travels = useTitles('travels', selection?.travel_ids ?? [], language);
  const activities = useTitles('activities', selection?.activity_ids ?? [], language);
  if (plan.items.length > 0) return plan.items.map(({ title }) => title);
  const chosen = [...travels, ...activities];
  if (chosen.length > 0) return chosen;
  return selection?.subject ? [selection.subject] : [];
}
