import { t } from '#i18n/t.ts';
export const emptyMessageTemplate = { id: '', title: '', language: 'en', subject: '', body: '' };

export const messageTemplateLabels = {
  title: t('Name'),
  language: t('Language'),
  subject: t('Subject'),
  body: t('Text'),
  position: t('Position'),
};
