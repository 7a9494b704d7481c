import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import { expect, it } from 'vitest';
import { serviceIcons } from '#ui/service-icon.tsx';

it('ServiceIcon has the icon of every kind of inquiry', () => {
  const icons = Object.values(inquiryKinds).map(({ icon }) => icon);
  expect(Object.keys(serviceIcons)).toEqual(expect.arrayContaining(icons));
});
