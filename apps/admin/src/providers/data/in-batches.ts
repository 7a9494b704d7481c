/** So many ids fit into an address that every server takes. */
const PORTION = 100;

/** Asks in portions about more ids than one address holds, one after the other. */
export async function inBatches<Answer>(
  ids: readonly string[],
  ask: (portion: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < ids.length; start += PORTION) {
    answers.push(...(await ask(ids.slice(start, start + PORTION))));
  }
  return answers;
}
