import { ListContextProvider, useListContext } from 'react-admin';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LatestFilters } from './LatestFilters.tsx';

function Filters() {
  const { filterValues, setFilters } = useListContext();
  return (
    <button
      type="button"
      onClick={() => {
        setFilters({ ...filterValues, status: 'new' });
        setFilters({ ...filterValues, service: 'general', q: undefined });
      }}
    >
      Filter
    </button>
  );
}

it('keeps two filters that are changed before the address has followed', async () => {
  const set: unknown[] = [];
  const context = {
    filterValues: { q: 'Nadia' },
    setFilters: (filters: unknown) => set.push(filters),
  };
  await render(
    <ListContextProvider value={context as never}>
      <LatestFilters>
        <Filters />
      </LatestFilters>
    </ListContextProvider>,
  );
  await page.getByRole('button', { name: 'Filter' }).click();
  expect(set.at(-1)).toEqual({ status: 'new', service: 'general', q: undefined });
});
