import { expect, it } from 'vitest';
import { travelStory } from './story.ts';

it('uses the first sentence as the standfirst', () => {
  const first = 'Algiers climbs from its harbour in white terraces, 3.5 km of them.';
  expect(travelStory(`${first} We walk down. Slowly.\n\nIn the evening we rest.`)).toEqual({
    standfirst: first,
    paragraphs: ['We walk down. Slowly.', 'In the evening we rest.'],
  });
});

it('leaves a short or missing description unchanged', () => {
  expect(travelStory('Sand. Stars.')).toEqual({ standfirst: 'Sand. Stars.', paragraphs: [] });
  expect(travelStory('')).toEqual({ standfirst: '', paragraphs: [] });
});
