/** Ids that fit in a URL every server accepts. */
const BATCH_SIZE = 100;

/** Requests more ids than fit in one URL, one batch after another. */
export async function inBatches<Answer>(
  ids: readonly string[],
  ask: (batch: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    answers.push(...(await ask(ids.slice(start, start + BATCH_SIZE))));
  }
  return answers;
}
