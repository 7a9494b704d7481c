import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { aTravelDay } from '#testing/trip-rows.ts';
import { TripRoute } from './trip-route.tsx';

const places: Record<string, [latitude: number, longitude: number]> = {
  Algiers: [36.77, 3.06],
  Ghardaïa: [32.49, 3.67],
  Timimoun: [29.26, 0.24],
};
const stopsOfDays = [['Algiers', 'Ghardaïa'], ['A well'], ['Timimoun']];
const days = stopsOfDays.map((stops, index) =>
  aTravelDay({
    id: `day-${index + 1}`,
    day_number: index + 1,
    title: ['South', 'Rest', 'The red town'][index] ?? '',
    stops,
    distance_km: [620, null, 640][index] ?? null,
    driving_hours: [8, null, 7.5][index] ?? null,
  }),
);
const route: RouteStop[] = stopsOfDays.flatMap((names, day) =>
  names.map((name, stop) => ({
    ...{ day_number: day + 1, stop_number: stop + 1, name },
    latitude: places[name]?.[0] ?? null,
    longitude: places[name]?.[1] ?? null,
  })),
);

const section = page.getByRole('region', { name: 'The route' });
const inList = section.getByRole('button', { name: /Day 3: The red town/ });
const onMap = section.getByRole('button', { name: 'Day 3, Timimoun' });
const note = (text: RegExp | string) => section.getByText(text);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('rpc/travel_route', route);
});

const renderRoute = () => renderInSite(<TripRoute travelId="gourara" days={days} />);

it('lists every day with its stops, distance and hours', async () => {
  await renderRoute();
  const first = section.getByRole('button', { name: /Day 1: South/ });
  await expect.element(first).toMatchTextContent(/Algiers – Ghardaïa620 km, 8 h on the road/);
  await expect.element(section.getByRole('button', { name: /Day 2: Rest/ })).toBeVisible();
});

it('draws the days whose stops have coordinates, and names the others', async () => {
  await renderRoute();
  await expect.element(section.getByRole('button', { name: 'Day 1, Ghardaïa' })).toBeVisible();
  await expect.element(onMap).toBeVisible();
  // Move the pointer off the days: the note describes the day under it.
  await userEvent.hover(section.getByRole('heading', { name: 'The route' }));
  await expect.element(note('Not on the map: A well.')).toBeVisible();
  await expect.element(section.getByRole('button', { name: /^Day 2,/ })).not.toBeInTheDocument();
});

it('highlights a chosen day on the map, until it is chosen again', async () => {
  await renderRoute();
  await expect.element(onMap).toHaveAttribute('aria-pressed', 'false');
  await inList.click();
  await userEvent.unhover(inList);
  await expect.element(onMap).toHaveAttribute('aria-pressed', 'true');
  await expect.element(inList).toHaveAttribute('aria-pressed', 'true');
  await inList.click();
  await userEvent.unhover(inList);
  await expect.element(onMap).toHaveAttribute('aria-pressed', 'false');
});

it('highlights a day of the map in the list, on hover and on focus', async () => {
  await renderRoute();
  await onMap.hover();
  await expect.element(inList).toHaveAttribute('data-active');
  await expect
    .element(section.getByRole('paragraph').filter({ hasText: 'Day 3: The red town 640 km' }))
    .toBeVisible();
  await userEvent.unhover(onMap);
  await expect.element(inList).not.toHaveAttribute('data-active');
  (inList.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(onMap).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the list when the map fails, and shows the map after a retry', async () => {
  api.fail('rpc/travel_route');
  await renderRoute();
  await expect.element(note(/The map could not be loaded/)).toBeVisible();
  await expect.element(inList).toBeVisible();
  api.mend('rpc/travel_route');
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect.element(onMap).toBeVisible();
});

const asksForRoute = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.some(([input, init]) => new Request(input, init).url.includes('travel_route'));
/** Waits two frames, by which time the observers have reported. */
const settledFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it('reads the stops only when the section comes near', async () => {
  await renderInSite(
    <>
      <div style={{ height: '300vh' }} />
      <TripRoute travelId="far" days={days} />
    </>,
  );
  await expect.element(inList).toBeInTheDocument();
  await settledFrames();
  expect(asksForRoute()).toBe(false);
  inList.element().scrollIntoView();
  await expect.element(onMap).toBeVisible();
  expect(asksForRoute()).toBe(true);
});

it('keeps the days on the map apart from each other and from its buttons, at any width', async () => {
  const near: [day: number, name: string, latitude: number, longitude: number][] = [
    [1, 'Great Mosque', 34.884, -1.311],
    [1, 'Lalla Setti', 34.866, -1.315],
    [2, 'Mansourah', 34.871, -1.339],
    [3, 'Great Mosque', 34.884, -1.311],
    [4, 'Sidi Boumediene', 34.878, -1.29],
    [5, 'Mansourah', 34.871, -1.339],
    [6, 'El Ourit', 34.867, -1.27],
  ];
  api.answer(
    'rpc/travel_route',
    near.map(([day_number, name, latitude, longitude], index) => ({
      ...{ day_number, name, latitude, longitude, stop_number: index + 1 },
    })),
  );
  await renderInSite(
    <div id="frame">
      <TripRoute travelId="near" days={days} />
    </div>,
  );
  const frame = document.getElementById('frame');
  const map = () => document.querySelector('.map-sheet') ?? document.body;
  const boxes = () =>
    [...map().querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  await expect.poll(() => boxes().length).toBeGreaterThan(4);
  for (let width = 270; width <= 700; width += 10) {
    frame?.style.setProperty('width', `${width}px`);
    await settledFrames();
    const [list, inside] = [boxes(), map().getBoundingClientRect()];
    for (const [index, one] of list.entries()) {
      expect(Math.min(one.width, one.height), `${width}`).toBeGreaterThanOrEqual(24);
      expect(one.left >= inside.left && one.bottom <= inside.bottom, `${width}`).toBe(true);
      for (const other of list.slice(index + 1)) {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(isApart, `${width}: ${one.left},${one.top} ${other.left},${other.top}`).toBe(true);
      }
    }
  }
});
