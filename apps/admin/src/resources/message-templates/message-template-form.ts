export const emptyMessageTemplate = { id: '', title: '', language: 'en', subject: '', body: '' };

export const messageTemplateLabels = {
  title: 'Name',
  language: 'Language',
  subject: 'Subject',
  body: 'Text',
  position: 'Position',
};
