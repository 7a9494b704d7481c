import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useQuery } from '#hydrate/use-query.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { RefreshNotice } from './refresh-notice.tsx';

const notice = page.getByRole('status').getByText('Part of this page could not be refreshed.');
const reads = new Map<string, number>();
const failing = new Set<string>();

beforeEach(() => {
  reads.clear();
  failing.clear();
});

function useSection(name: string) {
  const queryFn = async () => {
    reads.set(name, (reads.get(name) ?? 0) + 1);
    if (failing.has(name)) throw new Error('down');
    return `What ${name} brought`;
  };
  return useQuery({ queryKey: [name], queryFn, retry: false, staleTime: Number.POSITIVE_INFINITY });
}

function Sections() {
  const client = useQueryClient();
  const { data: title } = useSection('title');
  const { data: reviews } = useSection('reviews');
  return (
    <>
      <RefreshNotice />
      <h1>{title}</h1>
      <p>{reviews}</p>
      <button type="button" onClick={() => void client.refetchQueries()}>
        Return later
      </button>
    </>
  );
}

it('keeps what was there when a section cannot be refreshed, says so, and reads it again', async () => {
  await renderInSite(<Sections />);
  await expect.element(page.getByText('What reviews brought')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();

  failing.add('reviews');
  await page.getByRole('button', { name: 'Return later' }).click();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('What reviews brought')).toBeVisible();

  failing.clear();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(Object.fromEntries(reads)).toEqual({ title: 2, reviews: 3 });
});

it('says nothing where there was nothing before, which its section does', async () => {
  failing.add('reviews');
  await renderInSite(<Sections />);
  await expect.element(page.getByText('What title brought')).toBeVisible();
  await expect.poll(() => reads.get('reviews')).toBe(1);
  await expect.element(notice).not.toBeInTheDocument();
});

it('leaves it to the notice of the connection where there is none', async () => {
  await renderInSite(<Sections />);
  await expect.element(page.getByText('What title brought')).toBeVisible();
  failing.add('title');
  await page.getByRole('button', { name: 'Return later' }).click();
  await expect.element(notice).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(notice).not.toBeInTheDocument();
});
