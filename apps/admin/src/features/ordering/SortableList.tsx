import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Announcement } from '#ui/Announcement.tsx';
import { type MoveControls, SortableItem } from './SortableItem.tsx';
import {
  announcementsFor,
  movedSentence,
  screenReaderInstructions,
} from './sortable-announcements.ts';

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type SortableListProps<Item extends { id: string | number }> = {
  items: readonly Item[];
  label: string;
  nameOf: (item: Item, at: number) => string;
  onMove: (from: number, to: number) => void;
  isDisabled?: boolean;
  renderItem: (item: Item, at: number, controls: MoveControls) => ReactNode;
  sx?: SxProps<Theme>;
  itemSx?: SxProps<Theme>;
};

/** A list whose order changes by dragging a handle, by the keyboard on that handle, or by buttons. */
export function SortableList<Item extends { id: string | number }>(props: SortableListProps<Item>) {
  const { items, label, nameOf, onMove, isDisabled = false, renderItem, sx, itemSx } = props;
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameAt = (at: number) => {
    const item = items[at];
    return item ? nameOf(item, at) : '';
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  }
  function step(from: number, to: number) {
    const sentence = movedSentence(nameAt(from), to, items.length);
    flushSync(() => onMove(from, to));
    setAnnouncement(sentence);
  }

  return (
    <DndContext
      sensors={sensors}
      modifiers={[alongTheList]}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(ids, nameAt), screenReaderInstructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <Box
          component="ol"
          aria-label={label}
          sx={[{ listStyle: 'none', m: 0, p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
        >
          {items.map((item, at) => (
            <SortableItem
              key={item.id}
              id={item.id}
              at={at}
              count={items.length}
              name={nameAt(at)}
              isDisabled={isDisabled}
              onStep={step}
              sx={itemSx}
            >
              {(controls) => renderItem(item, at, controls)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
      <Announcement>{announcement}</Announcement>
    </DndContext>
  );
}
