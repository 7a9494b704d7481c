import { counted } from '../../plural.ts';

const travelCount = (count: number) => counted(count, { one: '# travel', other: '# travels' });

/** Loaded with the map. */
export const travelMapMessages = {
  label: 'Map of the travels',
  caption: 'The numbers match the list. A star marks several travels: select it to zoom in.',
  failed: 'The map could not be loaded. The list has the same travels.',
  group: (count: number, names: string) =>
    names ? `${travelCount(count)}, zoom in: ${names}` : `${travelCount(count)}, zoom in`,
  unplaced: (count: number) =>
    `${travelCount(count)} on the list ${count === 1 ? 'has' : 'have'} no place on the map.`,
};
