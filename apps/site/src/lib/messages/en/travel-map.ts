import { counted } from '../counted.ts';

const rules = new Intl.PluralRules('en');
const travelCount = (count: number) => counted(rules, count, { one: 'travel', other: 'travels' });

export const travelMap = {
  label: 'Map of the travels',
  caption: 'The numbers match the list. A star marks several travels: select it to zoom in.',
  failed: 'The map could not be loaded. The list has the same travels.',
  group: (count: number, names: string) =>
    names ? `${travelCount(count)}, zoom in: ${names}` : `${travelCount(count)}, zoom in`,
  unplaced: (count: number) =>
    `${travelCount(count)} on the list ${count === 1 ? 'has' : 'have'} no place on the map.`,
};
