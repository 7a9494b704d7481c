import { guideEntryFields } from '@expat-buddy/domain/guide-entry/fields';
import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const guideEntryLabels = fieldLabels(guideEntryFields);

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
