import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazySection } from './lazy-section.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

const loadCounter = async () => ({ default: Counter });

/** The page around the section says whether it is hydrated itself. */
function createPage(load: () => Promise<{ default: typeof Counter }>) {
  const { Section } = lazySection(load, <p>Loading</p>);
  return function Page({ label }: { label: string }) {
    return (
      <MemoryRouter>
        <h1>{useIsHydrated() ? 'Hydrated' : 'Prerendered'}</h1>
        <Section label={label} />
      </MemoryRouter>
    );
  };
}

async function serve(marginTop = '0'): Promise<HTMLElement> {
  const Page = createPage(loadCounter);
  const stream = await renderToReadableStream(<Page label="Pressed" />);
  await stream.allReady;
  // The server renderer keeps its last context values, the router's, which the client would find here.
  await (await renderToReadableStream(<p />)).allReady;
  const container = document.createElement('main');
  container.innerHTML = await new Response(stream).text();
  container.style.marginTop = marginTop;
  document.body.append(container);
  return container;
}

const button = page.getByRole('button');
const whenPageHydrated = () =>
  expect.element(page.getByRole('heading', { name: 'Hydrated' })).toBeInTheDocument();

afterEach(() => document.body.replaceChildren());

// In this order: the first input counts for the whole document.
it('fetches the code of a section below the viewport at the first input', async () => {
  const load = vi.fn(loadCounter);
  const Page = createPage(load);
  hydrateRoot(await serve('300vh'), <Page label="Pressed" />);
  await whenPageHydrated();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  await expect.poll(() => document.querySelector('.below-the-fold')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it('shows new props once it is hydrated', async () => {
  const Page = createPage(loadCounter);
  const root = hydrateRoot(await serve('300vh'), <Page label="Pressed" />);
  await whenPageHydrated();
  root.render(<Page label="Counted" />);
  window.dispatchEvent(new Event('scroll'));
  await expect.element(button).toHaveTextContent('Counted 0');
});

it('hydrates a section in the viewport', async () => {
  const Page = createPage(loadCounter);
  hydrateRoot(await serve(), <Page label="Pressed" />);
  await expect.poll(() => document.querySelector('.below-the-fold')).toBeNull();
  await button.click();
  await expect.element(button).toHaveTextContent('Pressed 1');
});

it('leaves a section as served while its code cannot be loaded', async () => {
  const load = vi.fn(loadCounter).mockRejectedValueOnce(new Error('offline'));
  const Page = createPage(load);
  hydrateRoot(await serve(), <Page label="Pressed" />);
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  await expect.element(button).toHaveTextContent('Pressed 0');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => document.querySelector('.below-the-fold')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
