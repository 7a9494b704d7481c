import { expect, it } from 'vitest';
import { readContactPreset } from './contact-preset.ts';

const read = (query: string) => readContactPreset(new URLSearchParams(query));

it('reads the presets of the URL', () => {
  expect(read('service=car-rental')).toEqual({ topic: 'car-rental' });
  expect(read('travel=tipaza')).toEqual({ topic: 'trip-planner', travelId: 'tipaza' });
  expect(read('service=events&travel=oran&activity=dune-driving')).toEqual({
    topic: 'events',
    travelId: 'oran',
    activityId: 'dune-driving',
  });
});

it('ignores unknown values', () => {
  expect(read('')).toEqual({});
  expect(read('service=constructor&service=events')).toEqual({});
  expect(read('travel=../../admin&activity=%00&q=x')).toEqual({});
  expect(read(`travel=${'a'.repeat(101)}`)).toEqual({});
});
