import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { t } from '#i18n/t.ts';

export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable: t(
    'To reorder, press Space or Enter, move with the arrow keys, then press Space or Enter to drop, or Escape to cancel.',
  ),
};

export const movedSentence = (name: string, at: number, count: number) =>
  t('{name} moved to place {place} of {count}.', { name, place: at + 1, count });

/** What screen readers say while a row is dragged. */
export function announcementsFor(
  ids: readonly (string | number)[],
  nameOf: (at: number) => string,
): Announcements {
  const placeOf = (id: string | number) => ids.indexOf(id);
  const nameOfId = (id: string | number) => nameOf(placeOf(id));
  return {
    onDragStart: ({ active }) =>
      t('{name} picked up at place {place} of {count}.', {
        name: nameOfId(active.id),
        place: placeOf(active.id) + 1,
        count: ids.length,
      }),
    onDragOver: ({ active, over }) =>
      over
        ? t('{name} is at place {place} of {count}.', {
            name: nameOfId(active.id),
            place: placeOf(over.id) + 1,
            count: ids.length,
          })
        : '',
    onDragEnd: ({ active, over }) =>
      movedSentence(nameOfId(active.id), placeOf((over ?? active).id), ids.length),
    onDragCancel: ({ active }) =>
      t('{name} stays at place {place} of {count}.', {
        name: nameOfId(active.id),
        place: placeOf(active.id) + 1,
        count: ids.length,
      }),
  };
}
