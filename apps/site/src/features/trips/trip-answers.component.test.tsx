import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInSite } from '#testing/render-site.tsx';
import { travelDetails, tripDetails } from '#testing/trip-rows.ts';
import { TripAnswers } from './trip-answers.tsx';

type Details = Parameters<typeof TripAnswers>[0]['details'];

const show = (details: Details, cancellationTerms = '') =>
  renderInSite(
    <TripAnswers
      details={details}
      cancellationTerms={cancellationTerms}
      askUs={<button type="button">Ask us</button>}
    />,
  );

const section = (name: string) => page.getByRole('region', { name });

it('grades the months in words', async () => {
  await show(tripDetails({ best_months: [10, 11], good_months: [4], months_reason: 'Mild days.' }));
  const months = section('When to go');
  await expect.element(months.getByText('Mild days.')).toBeVisible();
  const list = months.getByRole('list', { name: 'Months' }).getByRole('listitem');
  expect(list.elements()).toHaveLength(12);
  for (const grade of ['October: best', 'April: good', 'July: less suitable']) {
    await expect.element(list.getByText(grade)).toBeInTheDocument();
  }
  await expect.element(months.getByText('October and November')).toBeVisible();
  await expect.element(months.getByText('May to September and December to March')).toBeVisible();
});

it('tells what is included from what is not', async () => {
  await show(tripDetails({ included: ['A guide'], not_included: ['Flights'] }));
  const listed = (name: string) =>
    section('What the price includes').getByRole('list', { name, exact: true });
  await expect.element(listed('Included')).toHaveTextContent('A guide');
  await expect.element(listed('Not included')).toHaveTextContent('Flights');
});

it('says who a trip is for', async () => {
  await show(
    tripDetails({
      effort: 'demanding',
      minimum_age: 8,
      highest_altitude: 1850,
      heat: 'Up to 30 °C at noon.',
      suits: ['Families'],
      unsuitable_for: ['Prams'],
    }),
  );
  const suitability = section('Who it is for');
  for (const text of ['Level 3 of 4', '8 years', '1,850 m', 'Up to 30 °C', 'Families', 'Prams']) {
    await expect.element(suitability.getByText(text)).toBeInTheDocument();
  }
  await expect.element(suitability.getByText('Whole days on foot')).toBeVisible();
});

it('names everything unknown in one line, without empty sections', async () => {
  await show(travelDetails());
  await expect
    .element(
      page.getByText(
        'Not answered here yet: the itinerary, what the price includes, the best months, how demanding it is, where we meet, what to bring, papers and permits, safety, and cancellation. Ask us',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

it('asks for the ages of children only where the youngest age is not known', async () => {
  const ages = page.getByText(/Are children coming\?/);
  const known = await show(tripDetails({ minimum_age: 0 }));
  await expect.element(page.getByText(/Not answered here yet/)).toBeVisible();
  await expect.element(ages).not.toBeInTheDocument();
  await known.unmount();
  await show(
    tripDetails({
      ...{ included: ['A guide'], best_months: [4], effort: 'easy', meeting_point: 'The port' },
      ...{ what_to_bring: ['A hat'], papers: 'None.', safety: 'Calm sea.', cancellation: 'Free.' },
    }),
  );
  await expect
    .element(page.getByText('and we will say whether it suits them. Ask us'))
    .toBeVisible();
  await expect.element(page.getByText(/Not answered here yet/)).not.toBeInTheDocument();
});

it("asks nothing about an activity's days", async () => {
  await show(tripDetails());
  await expect.element(page.getByText('Not answered here yet: what the price')).toBeVisible();
});

it('shows its own cancellation terms, otherwise the general ones', async () => {
  const own = await show(
    tripDetails({ cancellation: 'Free until the day before.' }),
    'In general.',
  );
  const practical = section('Good to know');
  await expect.element(practical.getByText('Free until the day before.')).toBeVisible();
  await expect.element(practical.getByText('In general.')).not.toBeInTheDocument();
  await own.unmount();
  await show(tripDetails(), 'In general.');
  await expect.element(practical.getByText('In general.')).toBeVisible();
});

it('opens the answer to a question with the keyboard', async () => {
  const question = { id: 'signal', question: 'Is there a signal?', answer: 'Not on the plateau.' };
  await show(tripDetails({ questions: [question] }));
  const answer = section('Questions about this trip').getByText('Not on the plateau.');
  await expect.element(answer).not.toBeVisible();
  document.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
});
