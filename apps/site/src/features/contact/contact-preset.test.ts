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
  // Not a type. The page looks for a service with this id, and finds none.
  expect(read('service=constructor&service=events')).toEqual({
    subject: { kind: 'service', id: 'constructor' },
  });
  expect(read('service=../admin')).toEqual({});
  expect(read('travel=../../admin&activity=%00&q=x')).toEqual({});
  expect(read(`travel=${'a'.repeat(101)}`)).toEqual({});
});

it.each([
  ['/travels/oran', { topic: 'trip-planner', travelId: 'oran' }],
  ['/road-trips/aures-loop', { topic: 'trip-planner', travelId: 'aures-loop' }],
  ['/activities/diving', { activityId: 'diving' }],
  ['/rv-rental/long-van', { topic: 'car-rental', subject: { kind: 'vehicle', id: 'long-van' } }],
  ['/events/algroove', { topic: 'events', subject: { kind: 'event', id: 'algroove' } }],
  ['/algroove', { topic: 'events', subject: { kind: 'event', id: 'algroove' } }],
  ['/store/boussaada-knives', { subject: { kind: 'collection', id: 'boussaada-knives' } }],
  ['/services#airport-welcome', { subject: { kind: 'service', id: 'airport-welcome' } }],
  ['/services#mechanic', { topic: 'mechanic' }],
  ['/services', {}],
  ['/travels', {}],
  ['/store/../admin', {}],
  ['/', {}],
])('starts with what %s is about', (from, preset) => {
  expect(readContactPreset(new URLSearchParams(), from)).toEqual(preset);
  expect(readContactPreset(new URLSearchParams('service=events'), from)).toEqual({
    topic: 'events',
  });
});
