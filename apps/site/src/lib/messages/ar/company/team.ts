import type { teamMessages as English } from '../../en/company/team.ts';
import { plural } from '../../plural.ts';
import { locale } from '../locale.ts';

const names = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

export const teamMessages: typeof English = {
  title: 'الفريق',
  claim: 'من يجيبكم ويخطط لرحلتكم ويسافر معكم.',
  speaks: (languages) => `لغات التواصل: ${names.format(languages)}`,
  planner: (people) => plural(people, { one: 'من يخطط لرحلتكم', other: 'فريق تخطيط رحلتكم' }),
  guide: (people) => plural(people, { one: 'مرشدكم', two: 'مرشداكم', other: 'مرشدوكم' }),
};
