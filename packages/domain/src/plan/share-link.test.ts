import { expect, it } from 'vitest';
import { nastyTexts } from '../nasty-texts.fixture.ts';
import { planLimits } from './limits.ts';
import { planFragment, planInFragment } from './share-link.ts';
import type { Plan, PlanItem } from './types.ts';

const oran: PlanItem = {
  kind: 'travel',
  id: 'oran',
  title: 'Oran',
  nights: 2,
  day: '2027-10-03',
  month: null,
  note: '',
};
const planOf = (...items: PlanItem[]): Plan => ({ people: 4, items });

it('carries a whole plan', () => {
  const plan = planOf(
    oran,
    { ...oran, kind: 'activity', id: 'camel-ride', title: 'Méharée 🐪', day: null, month: 10 },
    { ...oran, kind: 'vehicle', id: 'ducato', nights: null, day: null },
    { ...oran, kind: 'service', id: 'airport-welcome', note: 'Flight at 6:40\nتمنراست' },
    { ...oran, kind: 'product', id: 'knife', nights: 0, day: null },
  );
  expect(planInFragment(planFragment(plan))).toEqual(plan);
});

it('opens with what programs that find links in a text add to it', () => {
  const plan = planOf(oran);
  for (const added of ['.', ')', ',', '%3E', '%20', '?utm_source=mail', '&utm_source=mail']) {
    expect(planInFragment(planFragment(plan) + added), added).toEqual(plan);
  }
});

it('is shorter than the plan as JSON, and needs no escaping in a URL', () => {
  const plan = planOf(oran, { ...oran, id: 'annaba', title: 'Annaba', day: null, nights: null });
  const fragment = planFragment(plan);
  expect(fragment.length).toBeLessThan(JSON.stringify(plan).length);
  expect(new URL(`https://example.com/plan${fragment}`).hash).toBe(fragment);
});

it('carries any title and note, without what no text may contain', () => {
  for (const text of nastyTexts()) {
    const read = planInFragment(planFragment(planOf({ ...oran, title: `A ${text}`, note: text })));
    const [item] = read?.items ?? [];
    expect(item?.title).toMatch(/^A/);
    expect([...(item?.title ?? '')].length).toBeLessThanOrEqual(planLimits.title);
    expect([...(item?.note ?? '')].length).toBeLessThanOrEqual(planLimits.note);
    expect(`${item?.title}${item?.note}`).not.toMatch(/[^\P{Cc}\n]/u);
    expect(read).toEqual(planInFragment(planFragment(read as Plan)));
  }
});

it('is no plan for another fragment', () => {
  expect(['', '#main', '#plan', '#plans=1.W10'].map(planInFragment)).toEqual(
    Array(4).fill(undefined),
  );
});

it('is broken for anything else, and never throws', () => {
  const whole = planFragment(planOf(oran));
  const encoded = ['null', '{}', '[]', '[4]', '[4,[9,"oran","Oran"]]', '[4,[0,"../x","Oran"]]'];
  const broken = [
    whole.slice(0, -9),
    whole.replace('1.', '2.'),
    `#plan=1.${'A'.repeat(300_000)}`,
    ...encoded.map((json) => `#plan=1.${btoa(json)}`),
    ...nastyTexts().map((text) => `#plan=1.${text}`),
    ...nastyTexts().map((text) => `#plan=${text}`),
  ];
  for (const fragment of broken) expect(planInFragment(fragment), fragment.slice(0, 60)).toBeNull();
});

it('leaves out what is not valid, doubles, and more items than a plan holds', () => {
  const items = Array.from({ length: 40 }, (_, index) => [0, `place-${index}`, 'A place']);
  const [first, ...rest] = items;
  const odd = [
    [0, 'place-0', 'Again'],
    [1, 'diving', 'Diving', 1.5, 13, 7],
    [2, 'van', 'Van', 999, '2027-02-30'],
  ];
  const plan = planInFragment(`#plan=1.${btoa(JSON.stringify(['4', first, ...odd, ...rest]))}`);
  expect(plan).toMatchObject({ people: null, items: { length: planLimits.items } });
  expect(plan?.items[1]).toEqual({
    kind: 'activity',
    id: 'diving',
    title: 'Diving',
    nights: null,
    day: null,
    month: null,
    note: '',
  });
  expect(plan?.items[2]).toMatchObject({ id: 'van', nights: null, day: null });
});
