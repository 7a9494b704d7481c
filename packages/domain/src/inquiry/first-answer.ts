/** When the first answer to an inquiry is promised: on the site and in its acknowledgement alike. */
export const FIRST_ANSWER_TIME = '3 to 5 working days';
