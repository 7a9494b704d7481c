import { dayText } from '@expat-buddy/domain/format/day';
import { durationText } from '@expat-buddy/domain/format/duration';
import type { PlanConflict } from '@expat-buddy/domain/plan/conflicts';
import { planTimes } from '@expat-buddy/domain/plan/labels';
import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { Effort } from '@expat-buddy/domain/trip/types';
import { counted } from '../../plural.ts';
import { monthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import { age } from '../trips/trip-age.ts';
import { efforts } from '../trips/trip-efforts.ts';

const numbers = new Intl.NumberFormat('en');

const kinds = {
  travel: 'Travel',
  activity: 'Activity',
  vehicle: 'Vehicle',
  service: 'Service',
  product: 'Store item',
};

const units = {
  person: 'per person',
  group: 'per group',
  day: 'a day',
};

function season({ month, best, good }: Extract<PlanConflict, { kind: 'season' }>): string {
  const better = best.length > 0 ? best : good;
  return `${monthName(month)} is not a good month for this. Best: ${monthList(better)}.`;
}

function distance({ from, km, days, needed }: Extract<PlanConflict, { kind: 'distance' }>) {
  const rounded = numbers.format(Math.round(km / 50) * 50);
  const there = `About ${rounded} km by road from ${from}`;
  return `${there}: too far for ${counted(days, { one: '# day', other: '# days' })}. Plan ${counted(needed, { one: '# day', other: '# days' })} for the drive, or fly.`;
}

export const planMessages = {
  heading: 'My plan',
  intro:
    'Put trips, vehicles and services in order, see what does not fit, and send us one inquiry about all of it.',
  kept: 'Your plan stays in this browser until you share or send it.',
  notKept: {
    text: 'This browser cannot save your plan: it blocks site data or is out of space. If you reload or close the page, or change its language, the plan is lost. Keep its link, which opens a copy.',
    link: 'Get the link',
    empty:
      'This browser blocks site data, so it forgets a plan when you reload or close the page. Allow site data for this address, or keep the link of your plan.',
  },
  loadingFacts: 'Loading the items...',
  error: 'The current details of your plan could not be loaded. Your plan is unchanged.',
  empty: {
    title: 'Nothing is in your plan yet.',
    text: 'Open a travel, a road trip, an activity, a vehicle, a service or a store item and choose “Add to plan”.',
    travels: 'Browse travels',
    vehicles: 'See vehicles',
  },
  kinds,
  gone: 'No longer on our site. Ask us about it, or remove it.',
  items: 'Your items, in order',
  number: (number: number) => `${number}.`,
  nights: 'Nights',
  when: 'When',
  anyTime: 'Not decided',
  around: (month: number) => `Around ${monthName(month)}`,
  onDay: 'On a date',
  day: 'Date',
  note: 'Note',
  notePlaceholder: 'What matters to you here',
  times: planTimes,
  onDate: (day: string) => dayText(day, 'en'),
  of: (label: string, title: string) => `${label}: ${title}`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  moved: (title: string, number: number, total: number) => `${title} is now ${number} of ${total}.`,
  remove: (title: string) => `Remove ${title}`,
  compare: 'Compare',
  summary: 'At a glance',
  people: 'People travelling',
  peopleNote: 'to check seats and berths',
  total: 'Total nights',
  totalNights: (nights: number | null) =>
    nights === null ? 'Not decided' : numbers.format(nights),
  itemCount: 'Items',
  conflicts: (number: number) =>
    number === 0
      ? 'No conflicts found.'
      : `${counted(number, { one: '# thing', other: '# things' })} to check, marked in the list.`,
  conflict: (conflict: PlanConflict): string => {
    if (conflict.kind === 'season') return season(conflict);
    if (conflict.kind === 'distance') return distance(conflict);
    const { kind, places, people } = conflict;
    const what =
      kind === 'seats'
        ? counted(places, { one: '# seat', other: '# seats' })
        : counted(places, { one: '# berth', other: '# berths' });
    return `${what} for ${counted(people, { one: '# person', other: '# people' })}. Choose a larger vehicle or add a second one.`;
  },
  checkIt: 'Check this:',
  send: 'Send this plan',
  sendText:
    'One inquiry about everything in it. We answer with a route, a price and what we would change.',
  message: 'This is our plan. Please tell us what you would change, and what it costs.',
  inSentence: 'your plan',
  share: 'Share',
  shareTitle: 'A plan for Algeria',
  copied: {
    title: 'Link copied',
    description: 'It opens a copy of your plan as it is today. Share it again after changes.',
  },
  notCopied: (url: string) => ({ title: 'Copy this link', description: url }),
  print: 'Print',
  comparison: {
    title: 'Side by side',
    hint: (most: number) => `Choose “Compare” on up to ${most} items.`,
    full: (most: number) => `You are comparing ${most} items. Remove one to choose another.`,
    caption: 'The selected items, side by side',
    rows: {
      price: 'Price',
      duration: 'Duration',
      group: 'Group',
      nights: 'Nights',
      months: 'Best months',
      heat: 'Heat',
      driving: 'Hours in the car',
      effort: 'Effort',
      minimumAge: 'Minimum age',
      papers: 'Papers and permits',
      licence: 'Licence',
      deposit: 'Deposit',
      included: 'Included',
      notIncluded: 'Not included',
    },
    unknown: 'Ask us',
    none: '–',
    price: (price: string, unit: string | null) => {
      const named = unit === 'day' ? unit : unitAfterPrice(price, unit);
      return named ? `${price} ${units[named]}` : price;
    },
    months: (best: readonly number[], good: readonly number[]) => {
      if (best.length === 12) return 'All year';
      return [best.length > 0 && monthList(best), good.length > 0 && `good: ${monthList(good)}`]
        .filter(Boolean)
        .join('; ');
    },
    effort: (effort: string) => (effort in efforts ? efforts[effort as Effort].name : ''),
    age,
    nights: (nights: number | null) => (nights === null ? '' : numbers.format(nights)),
    month: monthName,
    driving: (hours: number) => durationText(hours, 'en'),
    places: (seats: number, berths: number | null) =>
      [
        counted(seats, { one: '# seat', other: '# seats' }),
        berths ? counted(berths, { one: '# berth', other: '# berths' }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    fromDays: (days: number) => `From ${counted(days, { one: '# day', other: '# days' })}`,
  },
  shared: {
    heading: 'A plan shared with you',
    intro:
      'Someone put this plan together and sent you a copy as it was that day; later changes do not appear here. Nothing here is saved until you add it.',
    items: 'The shared items, in order',
    broken: 'This link to a plan is incomplete. Ask for the whole link.',
    ownPlan: 'Open my own plan',
    add: 'Add these to my plan',
    addText: 'They are added to the end of your plan, which you can then change.',
    review: 'What will be added to your plan',
    added: (number: number) =>
      `${counted(number, { one: '# item', other: '# items' })} will be added at the end:`,
    nothing: 'All of these items are already in your plan.',
    already: (number: number) =>
      `${counted(number, { one: '# item is', other: '# items are' })} already in your plan and will not change.`,
    overflow: (number: number) =>
      `${counted(number, { one: '# item does', other: '# items do' })} not fit: your plan is full.`,
    confirm: (number: number) => `Add ${counted(number, { one: '# item', other: '# items' })}`,
    cancel: 'Cancel',
    done: (number: number) =>
      `${counted(number, { one: '# item', other: '# items' })} added to your plan`,
    forPeople: (people: number) => `For ${counted(people, { one: '# person', other: '# people' })}`,
  },
};
