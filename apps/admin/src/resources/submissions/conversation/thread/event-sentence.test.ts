import { expect, it } from 'vitest';
import { eventSentence } from './event-sentence.ts';
import type { SubmissionEvent } from './thread-entries.ts';

const event = (changes: Partial<SubmissionEvent>) =>
  ({
    actor_id: null,
    kind: 'dates',
    from_value: null,
    to_value: null,
    ...changes,
  }) as SubmissionEvent;
const sentence = (changes: Partial<SubmissionEvent>) =>
  eventSentence(event(changes), () => 'Amina');

it('names the days of a journey in words, and who set them', () => {
  const days = { from_value: '2027-03-01/..', to_value: '2027-03-04/2027-03-12' };
  expect(sentence(days)).toBe(
    'The customer changed the dates: 1 March 2027 – open → 4–12 March 2027',
  );
  expect(sentence({ actor_id: 'a', to_value: '2027-03-04/2027-03-12' })).toBe(
    'Amina set the dates: open → 4–12 March 2027',
  );
});

it('says what became of a proposal', () => {
  const proposal = { kind: 'proposal', from_value: '2' };
  expect(sentence({ ...proposal, to_value: 'confirmed' })).toBe('Proposal, version 2: Confirmed');
  expect(sentence({ ...proposal, to_value: 'withdrawn' })).toBe('Proposal, version 2: Withdrawn');
});
