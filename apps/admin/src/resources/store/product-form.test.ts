import { productFields } from '@expat-buddy/domain/product/fields';
import { productSchema } from '@expat-buddy/domain/product/schema';
import { expect, it } from 'vitest';
import { emptyForm } from '#ui/fields/field-labels.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

const validate = validateWith(productSchema);
const knife = { ...emptyForm(productFields), id: 'boussaadi', name: 'Boussaâdi' };

it('takes a product on request in no collection', () => {
  expect(validate(knife)).toEqual({});
});

it('rejects a firm price without an amount, and an unknown availability', () => {
  expect(validate({ ...knife, price: '€', availability: 'soon' })).toEqual({
    price: 'Enter the amount, or choose “On request”.',
    availability: 'Please choose the availability.',
  });
});
