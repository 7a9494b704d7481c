import { everyDetailField } from '@expat-buddy/domain/inquiry/kinds/details';
import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import { expect, it } from 'vitest';
import { french } from './french/index.ts';

it('the kinds of inquiry and their fields have French names in the back office', () => {
  const labels = [...Object.values(inquiryKinds), ...everyDetailField.values()].map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => !(label in french))).toEqual([]);
});
