/** Days of a programme, counted from 1. */
export const MAX_TRAVEL_DAYS = 60;
