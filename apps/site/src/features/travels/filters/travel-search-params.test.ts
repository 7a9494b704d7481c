import { describe, expect, it } from 'vitest';
import {
  emptySearch,
  filtersOf,
  readTravelSearch,
  type TravelSearch,
  writeTravelSearch,
} from './travel-search-params.ts';

const full: TravelSearch = {
  search: '50%_,()&=+"é',
  region: 'Aurès',
  type: 'Road Trip',
  duration: '5 days',
  groupSize: '1-6 people',
  tags: ['desert', 'camping, by night'],
  priceMin: 10000,
  priceMax: 60000,
  currency: 'DZD',
  month: 10,
  sort: 'price-low',
  view: 'map',
  page: 3,
};

describe('the URL of a search', () => {
  it('restores every filter, whatever its characters', () => {
    expect(readTravelSearch(writeTravelSearch(full))).toEqual(full);
  });

  it('omits defaults', () => {
    expect(writeTravelSearch(emptySearch)).toBe('');
    expect(writeTravelSearch({ ...emptySearch, region: 'West' })).toBe('?region=West');
  });

  it.each([
    '',
    '?',
    '?priceMin=abc&tags=',
    '?priceMin=-5&priceMax=1e9&sort=random&view=globe',
    '?tags=&tags=%20&search=%20%00%1f',
    '?region=&type=%20&unknown=1',
    '?priceMax=99999999999999999999',
    '?currency=USD&month=13',
    '?month=0&month=3',
    '?currency=&month=1.5',
    '?page=1',
    '?page=0&page=2',
    '?page=-3',
    '?page=2.5',
    '?page=100000',
  ])('reads %s as no filter', (query) => {
    expect(readTravelSearch(query)).toEqual(emptySearch);
    expect(filtersOf(readTravelSearch(query))).toEqual({});
  });

  it('survives broken escapes and keeps one line of limited length', () => {
    expect(readTravelSearch('?search=%E0%A4%A').search).not.toContain('\ufffd');
    expect(readTravelSearch('?search=a%00b%0Ac').search).toBe('a b c');
    expect(readTravelSearch(`?search=${'x'.repeat(5000)}`).search).toHaveLength(100);
  });

  it('removes duplicate tags', () => {
    expect(readTravelSearch('?tags=desert&tags=desert').tags).toEqual(['desert']);
  });

  it('reads prices as people write them', () => {
    expect(readTravelSearch('?priceMin=12%20000').priceMin).toBe(12000);
  });
});

describe('the filters of a search', () => {
  it('are those of the database calls', () => {
    expect(filtersOf(full)).toEqual({
      search: full.search,
      region: 'Aurès',
      type: 'Road Trip',
      duration: '5 days',
      groupSize: '1-6 people',
      tags: ['camping, by night', 'desert'],
      priceRange: [10000, 60000],
      currency: 'DZD',
      month: 10,
    });
  });

  it('accept one bound of a price, and bounds in either order', () => {
    expect(filtersOf({ ...emptySearch, priceMin: 500 }).priceRange).toEqual([500, 999_999_999]);
    expect(filtersOf({ ...emptySearch, priceMax: 500 }).priceRange).toEqual([0, 500]);
    expect(filtersOf({ ...emptySearch, priceMin: 9, priceMax: 1 }).priceRange).toEqual([1, 9]);
  });
});
