/** The promised response time, on the site and in the receipt. */
export const FIRST_ANSWER_TIME = '3 to 5 working days';
