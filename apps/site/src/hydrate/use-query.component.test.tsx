import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepServedData, useQuery } from './use-query.ts';

const key = ['opening hours'];

function Hours() {
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: () => 'Closed',
    staleTime: Infinity,
    select: (hours: string) => `Office: ${hours}`,
  });
  return <p>{isPending ? 'Loading' : data}</p>;
}

let mismatches: unknown[];

/** Hydrates HTML that was served with other data, as a section does that is hydrated late. */
function hydrate(html: string, current: string): void {
  const client = new QueryClient();
  client.setQueryData(key, current);
  const container = document.createElement('main');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  hydrateRoot(
    container,
    <QueryClientProvider client={client}>
      <Hours />
    </QueryClientProvider>,
    { onRecoverableError: (error) => mismatches.push(error) },
  );
}

const hours = page.getByRole('paragraph');

beforeEach(() => {
  mismatches = [];
});

afterEach(() => document.body.replaceChildren());

it('hydrates a section without its data as it was prerendered', async () => {
  hydrate('<p>Loading</p>', '9 to 5');
  await expect.element(hours).toHaveTextContent('Office: 9 to 5');
  expect(mismatches).toEqual([]);
});

it('hydrates a section with the data it was prerendered from, then shows newer data', async () => {
  keepServedData([{ key, data: '8 to 4' }]);
  hydrate('<p>Office: 8 to 4</p>', '9 to 5');
  await expect.element(hours).toHaveTextContent('Office: 9 to 5');
  expect(mismatches).toEqual([]);
});
