import { efforts, priceCurrencies, priceUnits } from '@expat-buddy/domain/trip/choices';
import type { TripFieldWith } from '@expat-buddy/domain/trip/fields';
import type { Effort, PriceUnit } from '@expat-buddy/domain/trip/types';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const unitNames: Readonly<Record<PriceUnit, string>> = { person: t('Person'), group: t('Group') };

export const currencyChoices = priceCurrencies.map((id) => ({
  id,
  name: id === 'DZD' ? 'DA' : '€',
}));

export const priceUnitChoices = priceUnits.map((id) => ({ id, name: unitNames[id] }));

/** As visitors read them. */
export const effortNames: Readonly<Record<Effort, string>> = {
  easy: t('Easy'),
  moderate: t('Moderate'),
  demanding: t('Demanding'),
  strenuous: t('Strenuous'),
};

const monthName = new Intl.DateTimeFormat(locale.dateTag, { month: 'long', timeZone: 'UTC' });

/** The months of a year, by number. */
export const monthChoices = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: monthName.format(new Date(Date.UTC(2000, at))),
}));

/** Names of the choices, and the records that ids refer to, of travels and activities. */
export const tripChoices: Readonly<
  Record<TripFieldWith<'choice' | 'months'>, readonly { id: string | number; name: string }[]>
> = {
  price_currency: currencyChoices,
  price_unit: priceUnitChoices,
  effort: efforts.map((id) => ({ id, name: effortNames[id] })),
  best_months: monthChoices,
  good_months: monthChoices,
};

export const tripReferences: Readonly<
  Record<TripFieldWith<'ids'>, { resource: string; name: 'name' }>
> = {
  planner_ids: { resource: 'team-members', name: 'name' },
  guide_ids: { resource: 'team-members', name: 'name' },
};
