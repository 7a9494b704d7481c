import { expect, it } from 'vitest';
import { chosenOf, comparedByDefault, heatIn } from './comparison.ts';
import { monthOf } from './conflicts.ts';
import type { PlanKind } from './types.ts';

const item = (kind: PlanKind, id: string) => ({ kind, id });
const [taghit, oran, djanet, algiers] = ['taghit', 'oran', 'djanet', 'algiers'].map((id) =>
  item('travel', id),
);
const van = item('vehicle', 'van');
const camper = item('vehicle', 'camper');
const walk = item('activity', 'walk');
const defined = <Item>(items: (Item | undefined)[]) => items.filter((each) => each !== undefined);

it.each([
  ['a trip and a van', [taghit, van], []],
  ['a trip, a van and a service', [taghit, van, item('service', 'visa')], []],
  ['three trips', [taghit, oran, djanet], [taghit, oran, djanet]],
  ['a fourth trip', [taghit, van, oran, djanet, algiers], [taghit, oran, djanet]],
  ['a trip between two vans', [van, taghit, camper], [van, camper]],
  ['as many trips as vans', [taghit, van, oran, camper], [taghit, oran]],
  ['a trip and an activity', [van, walk, taghit], [walk, taghit]],
])('compares what is alike: %s', (_, items, compared) => {
  expect(comparedByDefault(defined(items))).toEqual(defined(compared));
});

it.each([
  ['nothing stored', null, undefined],
  ['something else', '{"van":1}', undefined],
  ['a broken text', '["van', undefined],
  ['none', '[]', []],
  ['one that is gone', '["travel:oran"]', undefined],
  [
    'two and one that is gone',
    '["vehicle:van","travel:oran","travel:taghit"]',
    ['travel:taghit', 'vehicle:van'],
  ],
])('reads the choice: %s', (_, stored, chosen) => {
  expect(chosenOf(stored, defined([taghit, van, walk]))).toEqual(chosen);
});

const heat = 'October days are 30 to 34 degrees, warmest at Timimoun; December days are 17 to 20.';
it.each([
  [heat, 'October', 'October days are 30 to 34 degrees, warmest at Timimoun.'],
  [heat, 'December', 'December days are 17 to 20.'],
  [heat, 'April', heat],
  [heat, undefined, heat],
  [
    'Some paths may be closed. 30 degrees in June.',
    'May',
    'Some paths may be closed. 30 degrees in June.',
  ],
  ['La maison est fraîche. Mai est doux.', 'mai', 'Mai est doux.'],
  ['30 degrés en octobre ; 20 en avril.', 'octobre', '30 degrés en octobre.'],
  ['في أكتوبر 30 درجة؛ وفي أبريل 20.', 'أبريل', 'وفي أبريل 20.'],
  ['تبلغ 30 درجة. ولأبريل رياحه.', 'أبريل', 'ولأبريل رياحه.'],
])('cuts the heat to the month', (text, month, cut) => {
  expect(heatIn(text, month)).toBe(cut);
});

it('knows the month of a date', () => {
  expect(monthOf({ day: '2027-10-09', month: null })).toBe(10);
  expect(monthOf({ day: null, month: 3 })).toBe(3);
  expect(monthOf({ day: null, month: null })).toBeNull();
});
