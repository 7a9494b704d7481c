import { expect, it } from 'vitest';
import { draftOf, type EditedItem, validateProposal } from './proposal-form.ts';

const item: EditedItem = {
  id: '00000000-0000-4000-8000-0000000000e1',
  kind: 'text',
  entity_id: null,
  title: ' Guide ',
  details: '',
  quantity: 1,
  unit_price_minor: 100,
  is_included: false,
};

it('saves trimmed texts, without empty lines', () => {
  const draft = draftOf({ title: ' Oran ', included: [' Driver', ''], items: [item] });
  expect(draft).toMatchObject({ title: 'Oran', included: ['Driver'], items: [{ title: 'Guide' }] });
});

it('says which line is wrong', () => {
  expect(validateProposal({ items: [item] })).toEqual({});
  expect(validateProposal({ items: [item, { ...item, title: ' ' }] })).toEqual({
    items: 'Line 2: Say what this line is.',
  });
  expect(validateProposal({ items: [{ ...item, quantity: null }] })).toEqual({
    items: 'Line 1: Enter a number above 0, such as 2 or 1.5.',
  });
  expect(validateProposal({ items: [], starts_on: '2027-03-04', ends_on: '2027-03-01' })).toEqual({
    ends_on: 'The end cannot be before the start.',
  });
});
