import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'To reorder, press Space or Enter, move with the arrow keys, then press Space or Enter to drop, or Escape to cancel.',
};

export const movedSentence = (name: string, at: number, count: number) =>
  `${name} moved to place ${at + 1} of ${count}.`;

/** What screen readers say while a row is dragged. */
export function announcementsFor(
  ids: readonly (string | number)[],
  nameOf: (at: number) => string,
): Announcements {
  const placeOf = (id: string | number) => ids.indexOf(id);
  const nameOfId = (id: string | number) => nameOf(placeOf(id));
  return {
    onDragStart: ({ active }) =>
      `${nameOfId(active.id)} picked up at place ${placeOf(active.id) + 1} of ${ids.length}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOfId(active.id)} is at place ${placeOf(over.id) + 1} of ${ids.length}.` : '',
    onDragEnd: ({ active, over }) =>
      movedSentence(nameOfId(active.id), placeOf((over ?? active).id), ids.length),
    onDragCancel: ({ active }) =>
      `${nameOfId(active.id)} stays at place ${placeOf(active.id) + 1} of ${ids.length}.`,
  };
}
