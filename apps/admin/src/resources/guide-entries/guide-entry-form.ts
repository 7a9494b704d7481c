import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import { emptySource, sourceLabels } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';

export const emptyGuideEntry = {
  id: '',
  topic: null,
  title: '',
  statement: '',
  whom_to_ask: '',
  place: '',
  service_id: null,
  ...emptySource,
  status: 'draft',
};

export const guideEntryLabels = {
  topic: t('Topic'),
  title: t('Title'),
  statement: t('Statement'),
  whom_to_ask: t('Whom to ask'),
  place: t('City or region'),
  service_id: t('Service that helps'),
  ...sourceLabels,
  position: t('Position'),
  status: t('Status'),
};

const topicNames: Readonly<Record<GuideTopic, string>> = {
  housing: t('Housing'),
  papers: t('Papers'),
  schools: t('Schools'),
  health: t('Health'),
  driving: t('Driving'),
  money: t('Money'),
  emergencies: t('Emergencies'),
};

export const topicChoices = guideTopics.map((id) => ({ id, name: topicNames[id] }));

export const topicName = (topic: string) =>
  topicChoices.find(({ id }) => id === topic)?.name ?? topic;
