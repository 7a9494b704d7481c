/** FIRST_ANSWER_TIME of the domain, after “sous”. */
export const firstAnswerTime = '3 à 5 jours ouvrables';
