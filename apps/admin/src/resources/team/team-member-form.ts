import { t } from '#i18n/t.ts';
export const emptyTeamMember = {
  name: '',
  role: '',
  languages: [],
  description: '',
  image: '',
  status: 'draft',
};

export const teamMemberLabels = {
  name: t('Name'),
  role: t('Role'),
  languages: t('Languages'),
  description: t('Description'),
  image: t('Photo'),
  position: t('Position'),
  status: t('Status'),
};
