import { useState } from 'react';

type Listed = { id: string };

/** A sentence for a live region: what was added last, otherwise how many there are. */
export function useListChange<Item extends Listed>(
  items: readonly Item[],
  text: { added: (item: Item, count: number) => string; count: (count: number) => string },
): string {
  const [known, setKnown] = useState(items);
  const [sentence, setSentence] = useState('');
  if (known !== items) {
    setKnown(items);
    const isIn = (list: readonly Item[], { id }: Item) => list.some((each) => each.id === id);
    const added = items.filter((item) => !isIn(known, item)).at(-1);
    const { length } = items;
    if (added) setSentence(text.added(added, length));
    else if (length < known.length) setSentence(length > 0 ? text.count(length) : '');
  }
  return sentence;
}
