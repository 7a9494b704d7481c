// What the pages of trips select. Written out, because visitors would load more than the names with `fields.ts`;
// `fields.test.ts` compares both.

/** The columns that travels and activities share. */
export const tripColumns =
  'price_amount,price_currency,price_unit,price_people,price_children~detail,price_single~detail,price_season~detail,vehicle_included,included~detail,not_included~detail,meeting_point~detail,getting_there~detail,what_to_bring~detail,suits~detail,unsuitable_for~detail,effort,minimum_age,highest_altitude,heat~detail,best_months,good_months,months_reason~detail,papers~detail,safety~detail,cancellation~detail,questions~detail,gallery~detail,planner_ids,guide_ids';

/** Those of travels alone. */
export const travelOnlyColumns = 'no_itinerary_reason~detail';
