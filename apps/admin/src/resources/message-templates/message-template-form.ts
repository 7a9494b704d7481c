import { messageLanguageNames, messageLanguages } from '@expat-buddy/domain/message/languages';

export const emptyMessageTemplate = { id: '', title: '', language: 'en', subject: '', body: '' };

export const messageTemplateLabels = {
  title: 'Name',
  language: 'Language',
  subject: 'Subject',
  body: 'Text',
  position: 'Position',
};

export const languageChoices = messageLanguages.map((language) => ({
  id: language,
  name: messageLanguageNames[language],
}));
