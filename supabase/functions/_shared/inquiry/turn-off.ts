/** The last line of emails that a colleague can turn off. */
export const TURN_OFF = 'You can turn these emails off in the back office, under your name.';
