import { type EntryAspect, type EntryChoices, type EntryRule, entryChoices } from './types.ts';

const aspects = Object.keys(entryChoices) as EntryAspect[];

/** Whether a rule is for such a traveler. `any` fits every choice, in the rule and in the choice. */
export function matchesChoices(rule: Pick<EntryRule, EntryAspect>, chosen: EntryChoices): boolean {
  return aspects.every(
    (aspect) =>
      chosen[aspect] === 'any' || rule[aspect] === 'any' || rule[aspect] === chosen[aspect],
  );
}
