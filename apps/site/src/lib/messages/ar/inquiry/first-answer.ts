/** The promised response time, as `FIRST_ANSWER_TIME`, after «في غضون». */
export const firstAnswerTime = '3 إلى 5 أيام عمل';
