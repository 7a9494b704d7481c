export type Part = { text: string; change: 'same' | 'added' | 'removed' };

/** Longer texts are shown in full, before and after. */
const MOST_COMPARISONS = 1_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** The length of the longest common subsequence of each pair of suffixes. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const row = lengths[one];
    if (!row) continue;
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  return lengths;
}

/** Compares word by word. Removed words come before added ones. */
export function wordDifference(was: string, is: string): Part[] {
  const before = wordsOf(was);
  const after = wordsOf(is);
  const parts: Part[] = [];
  const add = (text: string | undefined, change: Part['change']) => {
    const last = parts.at(-1);
    if (last?.change === change) last.text += text ?? '';
    else parts.push({ text: text ?? '', change });
  };
  if (before.length * after.length > MOST_COMPARISONS) {
    add(was, 'removed');
    add(is, 'added');
    return parts;
  }
  const lengths = commonLengths(before, after);
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  let one = 0;
  let other = 0;
  while (one < before.length || other < after.length) {
    const isSame = one < before.length && before[one] === after[other];
    if (isSame) {
      add(before[one], 'same');
      one += 1;
      other += 1;
    } else if (
      one < before.length &&
      (other >= after.length || at(one + 1, other) >= at(one, other + 1))
    ) {
      add(before[one], 'removed');
      one += 1;
    } else {
      add(after[other], 'added');
      other += 1;
    }
  }
  return parts;
}
