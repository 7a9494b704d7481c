import { expect, it } from 'vitest';
import { travelStory } from './story.ts';

it('lets the first sentence stand out and tells the rest', () => {
  const first = 'Algiers climbs from its harbour in white terraces, 3.5 km of them.';
  expect(travelStory(`${first} We walk down. Slowly.\n\nIn the evening we rest.`)).toEqual({
    standfirst: first,
    paragraphs: ['We walk down. Slowly.', 'In the evening we rest.'],
  });
});

it('takes a short or missing description as it is', () => {
  expect(travelStory('Sand. Stars.')).toEqual({ standfirst: 'Sand. Stars.', paragraphs: [] });
  expect(travelStory('')).toEqual({ standfirst: '', paragraphs: [] });
});
