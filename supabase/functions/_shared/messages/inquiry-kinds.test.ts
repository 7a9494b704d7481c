import { everyDetailField } from '@expat-buddy/domain/inquiry/kinds/details';
import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import { expect, it } from 'vitest';
import { inStaffLanguage } from './staff-texts.ts';

it('the kinds of inquiry and their fields have French names in emails to colleagues', () => {
  const labels = [...Object.values(inquiryKinds), ...everyDetailField.values()].map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => inStaffLanguage('fr', label) === label)).toEqual([]);
});
