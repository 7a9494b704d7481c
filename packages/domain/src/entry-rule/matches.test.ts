import { expect, it } from 'vitest';
import { matchesChoices } from './matches.ts';

const anybody = { nationality_group: 'any', purpose: 'any', stay: 'any', region: 'any' } as const;
const desertTour = { ...anybody, purpose: 'tourism', region: 'south' } as const;

it('fits a rule for everybody to every choice', () => {
  expect(matchesChoices(anybody, desertTour)).toBe(true);
});

it('leaves nothing out while nothing is chosen', () => {
  expect(matchesChoices(desertTour, anybody)).toBe(true);
});

it('leaves out what is for other travelers', () => {
  expect(matchesChoices(desertTour, { ...anybody, region: 'south' })).toBe(true);
  expect(matchesChoices(desertTour, { ...anybody, region: 'north' })).toBe(false);
  expect(matchesChoices(desertTour, { ...desertTour, purpose: 'work' })).toBe(false);
});
