import type { RouteStop } from '@expat-buddy/domain/travel/route-queries';
import { describe, expect, it } from 'vitest';
import { drawing, project } from '#ui/map/map-projection.ts';
import { isVisible, placed } from '#ui/map/map-view.ts';
import { dayRanges, routeDays, routeMarks } from './route-lines.ts';
import { ROUTE_MAX_ZOOM, routeView } from './route-view.ts';

const places: Record<string, { latitude: number; longitude: number }> = {
  Algiers: { latitude: 36.77, longitude: 3.06 },
  Tipaza: { latitude: 36.59, longitude: 2.45 },
  Chenoua: { latitude: 36.6, longitude: 2.4 },
  Ghardaïa: { latitude: 32.49, longitude: 3.67 },
  Tamanrasset: { latitude: 22.79, longitude: 5.52 },
};
const route = (...days: string[][]): RouteStop[] =>
  days.flatMap((names, day) =>
    names.map((name, stop) => ({
      ...{ day_number: day + 1, stop_number: stop + 1, name },
      latitude: places[name]?.latitude ?? null,
      longitude: places[name]?.longitude ?? null,
    })),
  );
const at = (name: string) => project(places[name] ?? { latitude: 0, longitude: 0 });

describe('the lines of a route', () => {
  it('start where the day before ended', () => {
    const [first, second, third] = routeDays(
      route(['Algiers', 'Tipaza'], ['Ghardaïa'], ['Ghardaïa', 'Tamanrasset']),
    );
    expect(first?.line).toEqual([at('Algiers'), at('Tipaza')]);
    expect(second?.line).toEqual([at('Tipaza'), at('Ghardaïa')]);
    expect(third?.line).toEqual([at('Ghardaïa'), at('Tamanrasset')]);
  });

  it('leave out stops without coordinates, and pass days that have none', () => {
    const [, second, third] = routeDays(route(['Algiers'], ['Somewhere'], ['Well', 'Ghardaïa']));
    expect(second).toEqual({ day: 2, places: [], line: [] });
    expect(third?.line).toEqual([at('Algiers'), at('Ghardaïa')]);
  });
});

it('marks each place once, with the days that end there', () => {
  const days = routeDays(
    route(['Algiers', 'Tipaza'], ['Chenoua', 'Tipaza'], ['Ghardaïa'], ['Tipaza', 'Algiers']),
  );
  const marks = (pixelsPerUnit: number) =>
    routeMarks(days, pixelsPerUnit).map(({ name, days: ends }) => [name, dayRanges(ends)]);
  expect(marks(20)).toEqual([
    ['Tipaza', '1–2'],
    ['Ghardaïa', '3'],
    ['Algiers', '4'],
    ['Chenoua', ''],
  ]);
  expect(marks(0.3)).toEqual([
    ['Tipaza', '1–2, 4'],
    ['Ghardaïa', '3'],
    ['Algiers', ''],
  ]);
});

describe('the view of a route', () => {
  const visible = (...names: string[]) => {
    const view = routeView(names.map(at), 600);
    for (const name of names) expect(isVisible(placed(at(name), view))).toBe(true);
    return view;
  };

  it('shows the whole country for 1,500 km', () => {
    expect(visible('Algiers', 'Ghardaïa', 'Tamanrasset').zoom).toBe(1);
  });

  it('fills a good part of the frame with 60 km', () => {
    const { zoom } = visible('Algiers', 'Tipaza');
    const apart = Math.abs(at('Algiers').x - at('Tipaza').x) * (zoom / drawing.width);
    expect(apart).toBeGreaterThan(0.5);
  });

  it('keeps the surroundings of a single place', () => {
    expect(visible('Tipaza').zoom).toBe(ROUTE_MAX_ZOOM);
    expect(visible('Tipaza', 'Chenoua').zoom).toBe(ROUTE_MAX_ZOOM);
  });
});
