import {
  type EntryAspect,
  type EntryChoice,
  type EntryChoices,
  entryChoices,
} from '@expat-buddy/domain/entry-rule/types';

/** The names in the URL, in the order of the page. */
const parameterOf = {
  nationality_group: 'nationality',
  purpose: 'purpose',
  stay: 'stay',
  region: 'region',
} as const satisfies Record<EntryAspect, string>;

export const entryAspects = Object.keys(parameterOf) as EntryAspect[];

/** Unknown values count as `any`. */
export function readEntryChoices(query: string): EntryChoices {
  const parameters = new URLSearchParams(query);
  const read = <Aspect extends EntryAspect>(aspect: Aspect): EntryChoice<Aspect> => {
    const values: readonly EntryChoice<Aspect>[] = entryChoices[aspect];
    const wanted = parameters.get(parameterOf[aspect]);
    return values.find((value) => value === wanted) ?? 'any';
  };
  return {
    nationality_group: read('nationality_group'),
    purpose: read('purpose'),
    stay: read('stay'),
    region: read('region'),
  };
}

/** The query with its `?`, without what is `any`; empty when nothing is chosen. */
export function writeEntryChoices(chosen: EntryChoices): string {
  const parameters = new URLSearchParams();
  for (const aspect of entryAspects) {
    if (chosen[aspect] !== 'any') parameters.set(parameterOf[aspect], chosen[aspect]);
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
