import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import { emptySource, sourceLabels } from '#features/sources/source-form.ts';

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
  topic: 'Topic',
  title: 'Title',
  statement: 'Statement',
  whom_to_ask: 'Whom to ask',
  place: 'City or region',
  service_id: 'Service that helps',
  ...sourceLabels,
  position: 'Position',
  status: 'Status',
};

const topicNames: Readonly<Record<GuideTopic, string>> = {
  housing: 'Housing',
  papers: 'Papers',
  schools: 'Schools',
  health: 'Health',
  driving: 'Driving',
  money: 'Money',
  emergencies: 'Emergencies',
};

export const topicChoices = guideTopics.map((id) => ({ id, name: topicNames[id] }));

export const topicName = (topic: string) =>
  topicChoices.find(({ id }) => id === topic)?.name ?? topic;
