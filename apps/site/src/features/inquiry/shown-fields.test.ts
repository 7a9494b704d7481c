import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { inquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { expect, it } from 'vitest';
import { keepShownFields } from './keep-shown-fields.ts';
import { shownFields } from './shown-fields.ts';

it('shows dates, children and transport for the service types of the specification', () => {
  const shown = serviceTypes.map((serviceType) => [serviceType, shownFields({ serviceType })]);
  const none = { dates: false, children: false, transportation: false, camping: false };
  const journey = { dates: true, children: true, transportation: true, camping: false };
  expect(Object.fromEntries(shown)).toMatchObject({
    general: none,
    handbook: none,
    mechanic: none,
    'team-building': journey,
    events: journey,
    'trip-planner': journey,
    'car-rental': { ...journey, dates: false },
  });
});

it('adds dates on the pages of activities and vehicles', () => {
  expect(shownFields({ serviceType: 'general', showDates: true })).toMatchObject({
    dates: true,
    children: false,
  });
  expect(shownFields({ serviceType: 'car-rental', showDates: true }).dates).toBe(true);
});

it('shows camping only where the form enables it and the type allows it', () => {
  expect(shownFields({ serviceType: 'trip-planner', showCamping: true }).camping).toBe(true);
  expect(shownFields({ serviceType: 'general', showCamping: true }).camping).toBe(false);
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
  expect(keepShownFields(filled, shownFields({ serviceType: 'general' }))).toMatchObject({
    message: 'A question about the handbook.',
    departureDate: null,
    childrenUnder5: 0,
    needsTransportation: false,
    includesCamping: false,
  });
});
