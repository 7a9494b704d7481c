import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { aTeamMember } from '#testing/rows.ts';
import { TripTeam } from './trip-team.tsx';

const amina = aTeamMember({ id: 'a', name: 'Amina' });
const karim = aTeamMember({ id: 'b', name: 'Karim' });
const region = (name: string) => page.getByRole('region', { name });

it('names the planner and the guides in their order', async () => {
  fakeApi().answer('team_members', [amina, karim]);
  await renderInSite(<TripTeam trip={{ planner_ids: ['a'], guide_ids: ['b', 'a'] }} />);
  await expect.element(region('Your planner')).toMatchTextContent('Amina');
  await expect.element(region('Your guides')).toMatchTextContent(/Karim.*Amina/);
});

it('has no heading for somebody who is not published', async () => {
  fakeApi().answer('team_members', [karim]);
  await renderInSite(<TripTeam trip={{ planner_ids: ['a'], guide_ids: ['b'] }} />);
  await expect.element(region('Your guide')).toMatchTextContent('Karim');
  expect(page.getByRole('heading').elements()).toHaveLength(1);
});

it('renders nothing for a trip without people', async () => {
  fakeApi();
  await renderInSite(<TripTeam trip={{ planner_ids: [], guide_ids: [] }} />);
  expect(page.getByRole('main').element().childElementCount).toBe(0);
});
