import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { inquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { expect, it } from 'vitest';
import { keepShownFields } from './keep-shown-fields.ts';
import { shownFields } from './shown-fields.ts';

it('shows dates, children and transport for the service types of the specification', () => {
  const shown = serviceTypes.map((service) => [service, shownFields({ service })]);
  const none = { dates: false, children: false, transportation: false, camping: false };
  const journey = { dates: true, children: true, transportation: true, camping: false };
  expect(Object.fromEntries(shown)).toEqual({
    general: none,
    handbook: none,
    mechanic: none,
    'team-building': journey,
    events: journey,
    'trip-planner': journey,
    'car-rental': { ...journey, dates: false },
  });
});

it('adds dates on activity pages, and for a rental that opts in', () => {
  expect(shownFields({ service: 'general', isOnActivityPage: true })).toMatchObject({
    dates: true,
    children: false,
  });
  expect(shownFields({ service: 'car-rental', hasRentalDates: true }).dates).toBe(true);
  expect(shownFields({ service: 'general', hasRentalDates: true }).dates).toBe(false);
});

it('shows camping only where the form enables it and the type allows it', () => {
  expect(shownFields({ service: 'trip-planner', hasCamping: true }).camping).toBe(true);
  expect(shownFields({ service: 'general', hasCamping: true }).camping).toBe(false);
});

it('does not send the value of a hidden field', () => {
  const filled = inquirySchema.parse({
    name: 'Amina',
    email: 'amina@example.com',
    service: 'general',
    message: 'A question about the handbook.',
    departureDate: calendarDayOf(new Date()),
    childrenUnder5: 2,
    needsTransportation: true,
    includesCamping: true,
  });
  expect(keepShownFields(filled, shownFields({ service: 'general' }))).toMatchObject({
    message: 'A question about the handbook.',
    departureDate: null,
    childrenUnder5: 0,
    needsTransportation: false,
    includesCamping: false,
  });
});
