import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInSite } from '#testing/render-site.tsx';
import { CardFacts } from './card-facts.tsx';

const unknown = { best_months: [], effort: null, minimum_age: null };

it('joins what is known of a trip on one line', async () => {
  const trip = { best_months: [10, 11, 4], effort: 'moderate', minimum_age: 8 };
  await renderInSite(<CardFacts trip={trip} className="" />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('Best months: Apr, Oct–Nov · Moderate · from age 8');
});

it('says that a trip suits all year and all ages', async () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const trip = { ...unknown, best_months: months, minimum_age: 0 };
  await renderInSite(<CardFacts trip={trip} className="" />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('Best months: All year · all ages');
});

it('is absent while nothing is known', async () => {
  await renderInSite(<CardFacts trip={unknown} className="" />);
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement();
});
