import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInSite } from '#testing/render-site.tsx';
import { aSettingsRow } from '#testing/rows.ts';
import { tripDetails } from '#testing/trip-rows.ts';
import { PricePanel } from './price-panel.tsx';

const rate = { eur_rate: 148, eur_rate_on: '2026-11-20', eur_rate_source: 'Bank of Algeria' };
const panel = page.getByRole('region', { name: 'Price' });

type Shown = {
  price?: string;
  details?: Parameters<typeof tripDetails>[0];
  settings?: Parameters<typeof aSettingsRow>[0];
};

const show = ({ price = '', details = {}, settings = {} }: Shown) =>
  renderInSite(
    <PricePanel
      price={price}
      details={tripDetails(details)}
      settings={aSettingsRow(settings)}
      askUs={<button type="button">Ask us</button>}
    />,
  );

it('says what a price means', async () => {
  await show({
    price: '€1,200',
    details: {
      price_unit: 'person',
      price_people: 4,
      price_children: 'Half price up to 11 years',
      price_single: '+ €140',
      price_season: '10 % more over New Year',
      vehicle_included: false,
    },
  });
  await expect.element(panel.getByText('€1,200', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('per person, from 4 people')).toBeVisible();
  for (const [label, value] of [
    ['Children', 'Half price up to 11 years'],
    ['Travelling alone', '+ €140'],
    ['By season', '10 % more over New Year'],
    ['Vehicle', 'Not included'],
  ]) {
    await expect.element(panel.getByText(`${label}${value}`)).toBeVisible();
  }
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});

it('asks whether an unknown price is per person or per group', async () => {
  await show({ price: 'From 45 000 DA' });
  await expect.element(panel.getByText('Per person or per group? Ask us')).toBeVisible();
});

it('converts an amount with the rate of the settings and names its day and source', async () => {
  await show({
    price: 'From 14 000 DA',
    details: { price_amount: 14_000, price_currency: 'DZD', price_unit: 'group' },
    settings: rate,
  });
  await expect.element(panel.getByText('≈\u00a0€95')).toBeVisible();
  await expect
    .element(panel.getByText('At 148 DA to the euro on 20 November 2026 (Bank of Algeria).'))
    .toBeVisible();
});

it('converts nothing without a rate', async () => {
  await show({
    price: '€95',
    details: { price_amount: 95, price_currency: 'EUR', price_unit: 'person' },
  });
  await expect.element(panel.getByText('per person')).toBeVisible();
  await expect.element(panel.getByText('≈')).not.toBeInTheDocument();
});

it('converts no amount that visitors do not read', async () => {
  await show({
    price: '16 000 DA in a small group',
    details: { price_amount: 14_000, price_currency: 'DZD', price_unit: 'person' },
    settings: rate,
  });
  await expect.element(panel.getByText('16 000 DA in a small group')).toBeVisible();
  await expect.element(panel.getByText('≈')).not.toBeInTheDocument();
});

it('shows the amount of a trip that has no price text', async () => {
  await show({ details: { price_amount: 4500, price_currency: 'DZD', price_unit: 'person' } });
  await expect.element(panel.getByText('4\u00a0500\u00a0DA')).toBeVisible();
});

it('asks for a price that is unknown altogether', async () => {
  await show({});
  await expect.element(page.getByText('What does it cost? Ask us')).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});
