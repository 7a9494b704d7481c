import { dayText } from '@expat-buddy/domain/format/day';

export const sourceMessages = {
  source: 'Source:',
  checked: (day: string, by: string) =>
    `Last read on ${dayText(day, 'en')}${by ? ` by ${by}` : ', not yet checked by us'}.`,
  due: 'Due for review',
};
