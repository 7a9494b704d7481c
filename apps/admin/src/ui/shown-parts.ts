const SHOWN = 240;
const LEAD = 40;

function cut(text: string, from: number): string {
  const part = text.slice(from, from + SHOWN);
  return `${from > 0 ? '… ' : ''}${part}${from + SHOWN < text.length ? ' …' : ''}`;
}

/** Long texts are cut to begin shortly before the first difference. */
export function shownParts(one: string, other: string): [string, string] {
  if (one.length <= SHOWN && other.length <= SHOWN) return [one, other];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = same <= LEAD ? 0 : same - LEAD;
  return [cut(one, from), cut(other, from)];
}
